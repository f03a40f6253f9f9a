import type english from '../../../en/whist/games/whist.ts'
import type { Translation } from '../../../messages.ts'

const refusals = {
  'not-in-hand': 'Diese Karte hast du nicht.',
  'must-follow-suit': 'Du musst die ausgespielte Farbe bedienen, solange du sie hast.',
  'wrong-phase': 'Nicht jetzt: Erst muss Trumpf angesagt werden, oder er ist es schon.',
  'not-a-suit': 'Trumpf ist Herz, Karo, Kreuz oder Pik.',
  'cannot-pass': 'Klopfen darf nur ein Hund, und im letzten Stich muss auch er spielen.',
} as const

const oneHand = { label: 'Nur eine Runde', help: 'Eine einzige Runde: Die meisten Stiche gewinnen.' } as const

const lead = {
  label: 'Erstes Ausspiel',
  help: 'Wer ab der zweiten Runde zum ersten Stich ausspielt.',
  choices: {
    'dealer-left': { label: 'Links vom Geber', help: 'Das Ausspiel wandert mit dem Geben um den Tisch.' },
    'last-winner': {
      label: 'Wer Trumpf ansagt',
      help: 'Wer die vorige Runde gewonnen hat, sagt Trumpf an und spielt aus.',
    },
  },
} as const

export default {
  'all-out-brawl': {
    options: {
      lives: {
        label: 'Länge des Spiels',
        help: 'Mit wie vielen Leben alle anfangen. Ohne Leben spielst du weiter, aber es ist die letzte Chance.',
        choices: {
          '2': { label: 'Üblich: zwei Leben' },
          '1': { label: 'Kurz: ein Leben' },
          '4': { label: 'Lang: vier Leben' },
          '0': { label: 'K.-o.: keine Leben', help: 'Die erste Runde ohne Stich wirft dich aus dem Spiel.' },
        },
      },
      evenDeal: {
        label: 'Größe der ersten Runde',
        help: 'Mit wie vielen Karten ein Durchgang beginnt: bis zu acht, solange eine Karte übrig bleibt.',
        choices: {
          even: { label: 'Gerade Zahl', help: 'Je 8 bis 6 Spieler, je 6 bei 7 und 8, je 4 bei 9 bis 12.' },
          equal: { label: 'So viele, wie reichen', help: 'Auch ungerade: je 7 bei 7 Spielern, je 5 bei 9 und 10.' },
        },
      },
      turnUpEachRound: {
        label: 'In jedem Durchgang aufdecken',
        help: 'Die erste Runde jedes Durchgangs bekommt ihren Trumpf von einer aufgedeckten Karte, nicht nur die allererste.',
      },
      outAtZero: {
        label: 'Raus mit dem letzten Leben',
        help: 'Wer das letzte Leben zahlt, ist sofort raus: Niemand spielt ohne Leben weiter.',
      },
      matchEnd: {
        label: 'Gewonnen hat',
        help: 'Was das Spiel nach einem Durchgang beendet.',
        choices: {
          'last-with-lives': { label: 'Wer allein noch ein Leben hat' },
          'last-in-game': { label: 'Wer als Letztes im Spiel ist', help: 'Leben entscheiden nicht.' },
        },
      },
      oneHand,
    },
    problems: {
      'no-life-to-lose':
        'Bei K.-o. hat niemand ein Leben zu verlieren, also kann auch niemand mit dem letzten rausfliegen: eins von beidem.',
    },
    refusals,
  },
  'knock-out-whist': {
    options: {
      dogs: {
        label: 'Hundeleben',
        help: 'Wer keinen Stich hat, kann in der nächsten Runde eine Karte bekommen, statt rauszufliegen.',
        choices: {
          'first-hand': {
            label: 'Beim ersten Mal',
            help: 'Alle ohne Stich in der ersten Runde, in der das passiert; danach niemand mehr.',
          },
          'one-each': { label: 'Je einmal', help: 'Jeder bei seinem eigenen ersten Mal.' },
          none: { label: 'Keins', help: 'Kein Stich, und du bist raus.' },
        },
      },
      dogLastTrick: {
        label: 'Der Hund im letzten Stich',
        help: 'Ob ein Hund, der seine Karte noch hat, sie zum letzten Stich der Runde spielen muss.',
        choices: {
          forced: { label: 'Muss spielen', help: 'Das kann dem Hund nur nützen.' },
          free: { label: 'Darf klopfen', help: 'Ein Hund darf seine Karte bis zum Ende behalten und ist dann raus.' },
        },
      },
      cutTie: {
        label: 'Gleiche Karten beim Ziehen',
        help: 'Bei Gleichstand wird eine Karte gezogen; das hier entscheidet bei gleichem Rang.',
        choices: {
          recut: { label: 'Noch einmal' },
          'suit-rank': { label: 'Nach Farbe', help: 'Herz, Karo, Kreuz, Pik.' },
        },
      },
      lead,
      oneHand,
    },
    problems: {
      'no-dog-to-tap': 'Ohne Hundeleben gibt es keinen Hund, der im letzten Stich klopfen könnte: eins von beidem.',
    },
    refusals,
  },
  'knockout-whist': {
    options: { lead, oneHand },
    refusals,
  },
} as const satisfies Translation<typeof english>
