import type english from '../../en/clash-learn/clash-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  play: 'Primera partida, con el entrenador',
  'end-title': 'Eso es Clash',
  'end-text':
    'Ahora una primera partida entera contra un rival fácil, con dos mazos sencillos. En cada jugada el entrenador te dice qué iría bien. O antes acertijos: posiciones que se ganan en un turno.',
  'puzzle-lesson': 'Tu rival no tiene cartas en la mano ni maná. Piensa en cada bloqueo antes de atacar.',
  'puzzle-goal': 'Gana en este turno.',
  scene: {
    land: {
      title: 'Qué es una tierra',
      lesson: 'Las tierras dan el maná que cuesta todo lo demás. Puedes jugar una por turno desde la mano.',
      goal: 'Juega un Forest.',
    },
    creature: {
      title: 'La primera criatura',
      lesson:
        'El coste está en la carta: Forest Bear cuesta dos de maná, uno de ellos verde. Tus tierras se giran solas para pagarlo.',
      goal: 'Juega tu tierra y luego lanza Forest Bear.',
    },
    attack: {
      title: 'Al combate',
      lesson:
        'Las criaturas que están ahí desde tu turno anterior pueden atacar. Solo una voladora o una con alcance bloquea a una voladora.',
      goal: 'Haz daño a tu rival sin perder nada.',
    },
    block: {
      title: 'En medio',
      lesson: 'Un atacante bloqueado hace su daño al bloqueador. Quien recibe tanto como su resistencia muere.',
      goal: 'Bloquea de modo que caiga el oso y viva tu criatura.',
    },
    trick: {
      title: 'El momento justo',
      lesson: 'Un instantáneo se puede lanzar después de los bloqueos. Un ogro bloquea a tu cabra, que moriría.',
      goal: 'Haz más fuerte a la cabra y deja seguir el combate.',
    },
    answer: {
      title: 'Una respuesta',
      lesson:
        'Los hechizos esperan en la pila y el último ocurre primero. Tu rival apunta con un cuchillo a tu gigante.',
      goal: 'Contrarresta el cuchillo.',
    },
  },
  puzzle: {
    'bolt-to-spare': 'Sobra un rayo',
    'nobody-home': 'Nadie en casa',
    'one-for-the-floor': 'Uno al suelo',
    'over-the-wall': 'Por encima del muro',
    'after-the-blocks': 'Después de los bloqueos',
    'twelve-at-once': 'Doce de golpe',
    'just-arrived': 'Recién llegado',
    'with-their-own': 'Con sus propias armas',
    'two-against-one': 'Dos contra uno',
    'the-stampede': 'La estampida',
    'from-above': 'Desde arriba',
    'before-the-fire': 'Antes del fuego',
    'elbows-out': 'A codazos',
    'mind-the-goose': 'Cuidado con la oca',
    'in-the-net': 'En la red',
    'right-through': 'De parte a parte',
    'one-more-bite': 'Un bocado más',
    'clear-skies': 'Cielo despejado',
    'a-small-fire': 'Un fuego pequeño',
    'after-them': 'Tras ellos',
    'whoever-is-free': 'Quien quede libre',
    'on-a-borrowed-horse': 'En caballo prestado',
    'what-the-cook-gives': 'Lo que da el cocinero',
    'feed-the-big-one': 'Dale de comer al grande',
    'to-absent-friends': 'Por los ausentes',
    timber: 'Árbol va',
    'twice-in-pursuit': 'Dos veces a la caza',
    'two-out-of-the-way': 'Dos fuera del camino',
    'turn-of-the-tide': 'Cambia la marea',
    'settled-outside': 'Arreglado en la calle',
  },
} as const satisfies Translation<typeof english>
