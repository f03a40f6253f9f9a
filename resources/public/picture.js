// The TV as a picture, for browsers too old to run its page (old-browser.js): plain ES5, since such a set may be of 2016.
;(function () {
  var texts = {
    en: {
      wait: ['The table is being drawn …'],
      over: [
        'This TV gets a picture of the table: no sound, and nothing to choose.',
        'For both: the app’s second window by cable, a streaming stick, or a newer browser.',
      ],
      'no-picture': [
        'This TV’s browser is too old for the table',
        'The house runs on a machine without a window, which can’t draw it either.',
        'What works here: a computer by cable, a streaming stick, or any newer browser, with this address: ',
      ],
      full: ['Too many TVs are shown the picture', 'As soon as one is switched off it comes here by itself.'],
      gone: ['The host doesn’t answer', 'The picture comes back by itself when it does.'],
      pin: ['Which PIN does this house have?', 'It stands on the host’s screen.'],
      wrong: ['That isn’t the PIN', 'It stands on the host’s screen.'],
      locked: ['Too many wrong PINs', 'Try again in a minute.'],
      enter: 'Show the table',
    },
    de: {
      wait: ['Der Tisch wird gezeichnet …'],
      over: [
        'Dieser Fernseher bekommt ein Bild vom Tisch: ohne Ton und ohne Auswahl.',
        'Für beides: das zweite Fenster der App am Kabel, ein Streaming-Stick oder ein neuerer Browser.',
      ],
      'no-picture': [
        'Der Browser dieses Fernsehers ist zu alt für den Tisch',
        'Das Haus läuft auf einem Gerät ohne Fenster, das ihn auch nicht zeichnen kann.',
        'Was hier geht: ein Computer am Kabel, ein Streaming-Stick oder ein neuerer Browser, mit dieser Adresse: ',
      ],
      full: ['Zu viele Fernseher bekommen das Bild', 'Sobald einer ausgeschaltet wird, kommt es von selbst hierher.'],
      gone: ['Der Gastgeber antwortet nicht', 'Das Bild kommt von selbst wieder, sobald er es tut.'],
      pin: ['Welche PIN hat dieses Haus?', 'Sie steht auf dem Bildschirm des Gastgebers.'],
      wrong: ['Das ist nicht die PIN', 'Sie steht auf dem Bildschirm des Gastgebers.'],
      locked: ['Zu viele falsche PINs', 'Versuch es in einer Minute wieder.'],
      enter: 'Tisch zeigen',
    },
    es: {
      wait: ['Se está dibujando la mesa …'],
      over: [
        'Este televisor recibe una imagen de la mesa: sin sonido y sin nada que elegir.',
        'Para ambas cosas: la segunda ventana de la app por cable, un stick o un navegador más nuevo.',
      ],
      'no-picture': [
        'El navegador de este televisor es demasiado antiguo para la mesa',
        'La casa está en un equipo sin ventana, que tampoco puede dibujarla.',
        'Lo que funciona aquí: un ordenador por cable, un stick o un navegador más nuevo, con esta dirección: ',
      ],
      full: ['Demasiados televisores reciben la imagen', 'En cuanto se apague uno, llegará aquí sola.'],
      gone: ['El anfitrión no responde', 'La imagen vuelve sola en cuanto responda.'],
      pin: ['¿Qué PIN tiene esta casa?', 'Está en la pantalla del anfitrión.'],
      wrong: ['Ese no es el PIN', 'Está en la pantalla del anfitrión.'],
      locked: ['Demasiados PIN equivocados', 'Inténtalo de nuevo dentro de un minuto.'],
      enter: 'Mostrar la mesa',
    },
  }
  var wanted = String(navigator.language || 'en').slice(0, 2)
  var language = texts[wanted] ? wanted : 'en'
  var text = texts[language]
  var picture = document.getElementById('picture')
  var words = document.getElementById('words')
  var door = document.getElementById('door')
  var input = document.getElementById('pin')
  document.documentElement.lang = language
  document.getElementById('in').textContent = text.enter
  /** Milliseconds: between two looks whether the host is there, and as long as the words stand over the picture. */
  var againMs = 5000
  var overMs = 20000
  var pin = ''
  var isFirst = false
  var hiding

  function say(code, isOver) {
    clearTimeout(hiding)
    words.className = isOver ? 'is-over' : 'is-alone'
    words.textContent = ''
    for (var i = 0; i < text[code].length; i++) {
      var line = document.createElement('p')
      line.textContent = text[code][i] + (code === 'no-picture' && i === 2 ? location.host + '/tv' : '')
      words.appendChild(line)
    }
    words.hidden = false
    door.hidden = code !== 'pin' && code !== 'wrong'
    if (!door.hidden) input.focus()
    if (isOver) hiding = setTimeout(hide, overMs)
  }
  function hide() {
    words.hidden = true
  }
  function address() {
    return '/tv.mjpeg' + (pin === '' ? '' : '?pin=' + encodeURIComponent(pin))
  }
  /** Looks whether the host is there, and has a picture for this set; `heard` gets the status, 0 where nobody answers. */
  function ask(where, heard) {
    var asked = new XMLHttpRequest()
    asked.open('HEAD', where)
    asked.timeout = againMs
    // Loaded or not: without an answer the status is 0.
    asked.addEventListener('loadend', function () {
      heard(asked.status)
    })
    asked.send()
  }
  function begin() {
    ask(address(), function (status) {
      picture.removeAttribute('src')
      if (status === 200) return show()
      if (status === 403) return say(pin === '' ? 'pin' : 'wrong')
      say(status === 501 ? 'no-picture' : status === 429 ? 'locked' : status === 0 ? 'gone' : 'full')
      setTimeout(begin, status === 429 ? 60000 : againMs)
    })
  }
  function show() {
    say('wait')
    isFirst = true
    picture.src = address() + (pin === '' ? '?' : '&') + 'at=' + new Date().getTime()
    watch()
  }
  /** A stream that ends says nothing to its page. */
  function watch() {
    setTimeout(function () {
      ask('/health', function (status) {
        if (status === 200) return watch()
        picture.removeAttribute('src')
        say('gone')
        setTimeout(begin, againMs)
      })
    }, againMs)
  }
  door.addEventListener('submit', function (event) {
    event.preventDefault()
    pin = input.value
    begin()
  })
  picture.addEventListener('load', function () {
    if (isFirst) say('over', true)
    isFirst = false
  })
  picture.addEventListener('error', function () {
    picture.removeAttribute('src')
  })
  say('wait')
  begin()
})()
