import type english from '../../en/tv/display.ts'
import type { Translation } from '../../messages.ts'

export default {
  none: 'Noch ist kein Tisch offen. Sobald jemand einen eröffnet, erscheint er hier.',
  free: '{place} · frei',
  'free-bot': '{place} · frei, oder ein Bot',
  welcome: 'Willkommen! Scannen und hereinkommen',
  how: 'So wird gespielt',
  tables: 'Welcher Tisch',
  at: '{game} · {who}',
  sound: 'Ton: Taste drücken',
  scan: 'Scannen und mitspielen',
  'or-type': 'oder eintippen:',
  all: 'Alle zugleich',
  'in-turn': 'Der Reihe nach',
  'go-on': 'Weiter zum Tisch',
  play: 'An diesem Bildschirm spielen',
  more: 'noch {n}',
  fills: 'Hier ist noch Platz',
  chances: {
    title: 'Gewinnaussichten',
    favourite: 'Jetzt vorn: {who} mit {now}.',
    up: 'Das Blatt wendet sich: {who} steigt von {before} auf {now}.',
    down: '{who} fällt von {before} auf {now}.',
    comeback: 'Totgesagte leben länger',
    'comeback-text': 'Darauf hätte keiner gewettet: {who} stand einmal bei {least}.',
  },
  whist: {
    'tie-deal': '{who} haben gleich viele Stiche: {winner} zieht {card} und gibt als Nächstes.',
    'tie-trump': '{who} haben gleich viele Stiche: {winner} zieht {card} und sagt Trumpf an.',
  },
} as const satisfies Translation<typeof english>
