// Says that the browser is too old, where old-browser.js found that: plain ES5.
;(function () {
  var versions = 'Chrome 111, Edge 111, Safari 16.4, Firefox 121'
  var texts = {
    en: ['This browser is too old for Knockabout', 'Please update it, or open this address in another: ', 'or newer'],
    de: [
      'Dieser Browser ist zu alt für Knockabout',
      'Bitte aktualisiere ihn oder öffne diese Adresse in einem anderen: ',
      'oder neuer',
    ],
    es: [
      'Este navegador es demasiado antiguo para Knockabout',
      'Actualízalo o abre esta dirección en otro: ',
      'o posterior',
    ],
  }
  var language = String(navigator.language || 'en').slice(0, 2)
  var text = texts[language] || texts.en
  var page = document.createElement('main')
  var heading = document.createElement('h1')
  var paragraph = document.createElement('p')
  heading.textContent = text[0]
  paragraph.textContent = text[1] + versions + ' ' + text[2] + '.'
  page.id = 'old-browser'
  page.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;padding:2em;background:#120b08;color:#f4ecdd;font:20px/1.5 sans-serif'
  page.appendChild(heading)
  page.appendChild(paragraph)
  document.documentElement.lang = texts[language] ? language : 'en'
  document.body.appendChild(page)
})()
