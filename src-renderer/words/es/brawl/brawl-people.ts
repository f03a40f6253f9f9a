import type english from '../../en/brawl/brawl-people.ts'
import type { Translation } from '../../messages.ts'

export default {
  line: {
    tamsin: 'Capitana del club: lo hace todo bien y deja que averigües qué hace mejor.',
    bram: 'Hecho como una puerta, y se abre más o menos igual de a menudo.',
    noor: 'Sigue apretando cuando los demás ya habrían parado.',
    cato: 'Ordena la sala en plena lucha; tu mejor Base suele estorbar.',
    hana: 'Estaba ahí hace un momento.',
    otis: 'Perder a propósito también es un plan.',
    maple: 'Golpea la primera. Y la segunda y la tercera.',
    sunny: 'Ha leído sobre todos los trucos del libro, y dos los escribió ella.',
  },
  style: {
    balanced: 'equilibrado',
    presser: 'presionador',
    blocker: 'bloqueador',
    clearer: 'barredor',
    dodger: 'escurridizo',
    reverser: 'inversor',
    hitter: 'pegador',
    trickster: 'pícaro',
  },
  deck: 'Mazo de {who}',
  about:
    'Mazo {style} de {n} carta. Los Freezes están al fondo y salen los últimos. | Mazo {style} de {n} cartas. Los Freezes están al fondo y salen los últimos.',
  extras: 'Con las cartas extra entran {in} por {out}.',
  copies: '{n} × {card}',
} as const satisfies Translation<typeof english>
