// What is done where the browser is older than the game's pages are built for (electron.vite.config.ts): a TV goes to a page
// of its own (resources/launch/old-tv) or, where its engine can't even do that, to a picture of it; everybody else is told.
// This file is for those browsers alone, so it is plain ES5 and loads nothing.
;(function () {
  var supports = window.CSS && CSS.supports
  if (
    supports &&
    Array.prototype.toSorted &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
    CSS.supports('selector(:has(a))')
  )
    return
  // Without its element the app is not shown, if it runs at all.
  var app = document.getElementById('app')
  app.parentNode.removeChild(app)
  // The TV's page, by its address; at the bare one it is shown to TVs (device/television.ts).
  var hash = location.hash
  var isBare = hash === '' && /^\/(index\.html)?$/.test(location.pathname)
  var isTv = hash === '' ? /^\/tv\/?$/i.test(location.pathname) : /^#\/?tv(?![^/?])/.test(hash)
  if (isBare && /smart-?\s?tv|tizen|web0s|netcast|hbbtv|vidaa/i.test(navigator.userAgent)) isTv = true
  // Chromium 76, Firefox 71 and Safari 13 are the first that have both.
  var runs = 'noModule' in document.createElement('script') && window.Promise && Promise.allSettled
  if (isTv) {
    location.replace(runs ? '/old-tv/' + (hash || '#/tv' + location.search) : '/picture')
    return
  }
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
