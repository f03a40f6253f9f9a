/** Ein Geben, das niemand gegeben hat: Jedes Gerät mischt mit. */
export default {
  setting: 'Jedes Gerät mischt mit',
  help: 'Nicht einmal der Gastgeber kann vorher eine Karte kennen, und jedes Gerät prüft das nach.',
  waits: 'Alle Geräte mischen mit. Es fehlt noch: {who}.',
  again: 'Von {who} kam kein Beitrag zum Mischen: Es wird ohne neu gemischt.',
  'given-up': 'Von {who} kam kein Beitrag zum Mischen. Starte noch einmal, oder lass den Gastgeber allein mischen.',
  without: 'Von {who} kam kein Beitrag zum Mischen: Es wurde ohne gemischt.',
  fair: 'Das hat niemand allein gegeben: Der Beitrag dieses Geräts steckt darin und der aller anderen auch.',
  'fair-others':
    'Die Beiträge aller, die gemischt haben, passen zu den Karten. Von einem eigenen weiß dieses Gerät nichts.',
  drawn: 'Alle Geräte haben gemischt, dieses auch. Nach dem Spiel prüft es die Karten.',
  wrong: 'Die gezeigten Beiträge sind nicht die, auf die sich alle festgelegt haben. Trau diesen Karten nicht.',
} as const
