import type english from '../../en/clash-learn/clash-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  play: 'Erstes Spiel, mit dem Coach',
  'end-title': 'Das ist Clash',
  'end-text':
    'Jetzt ein erstes ganzes Spiel gegen einen leichten Gegner, mit zwei einfachen Decks. Bei jedem Zug sagt dir der Coach, was gut wäre. Oder erst Rätsel: Stellungen, die in einem Zug zu gewinnen sind.',
  'puzzle-lesson': 'Dein Gegner hat nichts auf der Hand und kein Mana. Denk an jeden Block, bevor du angreifst.',
  'puzzle-goal': 'Gewinn in diesem Zug.',
  scene: {
    land: {
      title: 'Was ein Land ist',
      lesson: 'Länder geben das Mana, das alles andere kostet. Eines im Zug darfst du aus der Hand spielen.',
      goal: 'Spiel einen Forest.',
    },
    creature: {
      title: 'Die erste Kreatur',
      lesson:
        'Die Kosten stehen auf der Karte: Forest Bear kostet zwei Mana, eines davon grün. Deine Länder werden von selbst dafür getappt.',
      goal: 'Spiel dein Land, dann wirk Forest Bear.',
    },
    attack: {
      title: 'In den Kampf',
      lesson:
        'Kreaturen, die seit deinem letzten Zug da sind, dürfen angreifen. Nur Flieger und Kreaturen mit Reichweite können Flieger blocken.',
      goal: 'Füg deinem Gegner Schaden zu und verlier nichts.',
    },
    block: {
      title: 'Im Weg',
      lesson:
        'Ein geblockter Angreifer fügt seinen Schaden dem Blocker zu. Wer so viel nimmt, wie er Widerstand hat, stirbt.',
      goal: 'Block so, dass der Bär fällt und deine Kreatur lebt.',
    },
    trick: {
      title: 'Der richtige Moment',
      lesson:
        'Einen Spontanzauber kannst du auch nach den Blocks wirken. Deine Ziege ist von einem Oger geblockt und würde sterben.',
      goal: 'Mach die Ziege stärker und lass den Kampf weitergehen.',
    },
    answer: {
      title: 'Eine Antwort',
      lesson:
        'Zauber warten auf dem Stapel, und der letzte geschieht zuerst. Dein Gegner zielt mit einem Messer auf deinen Riesen.',
      goal: 'Neutralisiere das Messer.',
    },
  },
  puzzle: {
    'bolt-to-spare': 'Ein Blitz bleibt übrig',
    'nobody-home': 'Niemand zu Hause',
    'one-for-the-floor': 'Einer liegt am Boden',
    'over-the-wall': 'Über die Mauer',
    'after-the-blocks': 'Nach den Blocks',
    'twelve-at-once': 'Zwölf auf einmal',
    'just-arrived': 'Gerade angekommen',
    'with-their-own': 'Mit den eigenen Waffen',
    'two-against-one': 'Zwei gegen einen',
    'the-stampede': 'Die Stampede',
    'from-above': 'Von oben',
    'before-the-fire': 'Vor dem Feuer',
    'elbows-out': 'Ellbogen raus',
    'mind-the-goose': 'Vorsicht, Gans',
    'in-the-net': 'Ins Netz gegangen',
    'right-through': 'Mitten hindurch',
    'one-more-bite': 'Noch ein Bissen',
    'clear-skies': 'Freier Himmel',
    'a-small-fire': 'Ein kleines Feuer',
    'after-them': 'Ihnen nach',
    'whoever-is-free': 'Wer frei durchkommt',
    'on-a-borrowed-horse': 'Auf geborgtem Pferd',
    'what-the-cook-gives': 'Was der Koch gibt',
    'feed-the-big-one': 'Füttere den Großen',
    'to-absent-friends': 'Auf die, die fehlen',
    timber: 'Baum fällt',
    'twice-in-pursuit': 'Zweimal auf der Jagd',
    'two-out-of-the-way': 'Zwei aus dem Weg',
    'turn-of-the-tide': 'Die Flut kehrt um',
    'settled-outside': 'Draußen geklärt',
  },
} as const satisfies Translation<typeof english>
