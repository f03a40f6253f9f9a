// Plain ES5, and as sent: a browser too old for the pages goes to the TV's own (resources/launch/old-tv), to a picture of it,
// or is told (too-old.js).
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
  var script = document.createElement('script')
  script.src = '/too-old.js'
  document.body.appendChild(script)
})()
