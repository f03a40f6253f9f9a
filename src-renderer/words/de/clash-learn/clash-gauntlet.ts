import type english from '../../en/clash-learn/clash-gauntlet.ts'
import type { Translation } from '../../messages.ts'

export default {
  'choose-deck':
    'Acht Gegner warten auf dich. Wähl ein Deck für den Anfang; nach jedem Sieg nimmst du neue Karten dazu.',
  take: 'Dieses Deck nehmen',
  cards: 'Seine Karten ({n})',
  stands: '{beaten} von {all} besiegt, noch {n} Leben.',
  won: 'Du hast alle acht besiegt. In dieser Stadt spielt niemand mehr um Geld gegen dich.',
  lost: 'Drei Duelle verloren: Der Spießrutenlauf ist vorbei. Besiegt: {n}.',
  play: 'Gegen {who} spielen',
  continue: 'Weiter gegen {who}',
  deck: 'Mein Deck',
  over: 'Von vorn beginnen',
  'over-sure': 'Von vorn beginnen?',
  'over-text': 'Dein Deck und alle Siege sind dann weg.',
  'go-on': 'Weitermachen',
  is: { beaten: 'besiegt', next: 'als Nächstes' },
  style: {
    steady: 'spielt ruhig',
    bold: 'greift mit allem an',
    patient: 'wartet auf den rechten Moment',
    greedy: 'gibt keine Kreatur her',
    spiteful: 'schadet dir, wo es nur geht',
  },
  who: {
    Pip: { name: 'Pip, Schankjunge', line: 'Rennt mit allem los, was er hat, und schaut sich nie um.' },
    Hettie: { name: 'Hettie, Gänsemagd', line: 'Ihr Schwarm kreist außer Reichweite, bis du ihn vergessen hast.' },
    Wilkin: { name: 'Wilkin, Küster', line: 'Was du begräbst, gräbt er wieder aus.' },
    Brand: { name: 'Brand, Schmied', line: 'Schlägt einmal zu, und hart. Ein zweites Mal braucht es selten.' },
    Mell: { name: 'Mell, Lehrerin', line: 'Sie hat deinen Plan gelesen und rot angestrichen.' },
    Grette: { name: 'Grette, Geldverleiherin', line: 'Jeder Tausch mit ihr ist ein wenig besser für sie.' },
    Corvin: { name: 'Corvin, Büttel', line: 'Was du auf den Tisch legst, bleibt dort nicht lange.' },
    Agatha: { name: 'Agatha, Wirtin', line: 'Das Haus gehört ihr, und bisher hat das Haus immer gewonnen.' },
  },
} as const satisfies Translation<typeof english>
