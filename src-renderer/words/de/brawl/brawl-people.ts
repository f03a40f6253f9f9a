import type english from '../../en/brawl/brawl-people.ts'
import type { Translation } from '../../messages.ts'

export default {
  line: {
    tamsin: 'Kapitänin des Clubs: kann alles gut und lässt dich herausfinden, was sie am besten kann.',
    bram: 'Gebaut wie eine Tür, und geht etwa so oft auf.',
    noor: 'Macht weiter, wenn alle anderen längst aufgehört hätten.',
    cato: 'Räumt mitten im Kampf auf; meist steht deine beste Base im Weg.',
    hana: 'Stand eben noch da.',
    otis: 'Absichtlich verlieren ist auch ein Plan.',
    maple: 'Schlägt als Erste zu. Als Zweite und Dritte auch.',
    sunny: 'Hat von jedem Trick im Buch gelesen und zwei davon hineingeschrieben.',
  },
  style: {
    balanced: 'ausgewogen',
    presser: 'Presser',
    blocker: 'Blocker',
    clearer: 'Räumer',
    dodger: 'Ausweicher',
    reverser: 'Umdreher',
    hitter: 'Hitter',
    trickster: 'Trickser',
  },
  deck: 'Deck von {who}',
  about:
    'Deck von {n} Karte, Art: {style}. Die Freezes liegen ganz unten und kommen zuletzt. | Deck von {n} Karten, Art: {style}. Die Freezes liegen ganz unten und kommen zuletzt.',
  extras: 'Mit den Zusatzkarten kommen {in} für {out} ins Deck.',
  copies: '{n} × {card}',
} as const satisfies Translation<typeof english>
