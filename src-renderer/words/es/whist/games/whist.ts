import type english from '../../../en/whist/games/whist.ts'
import type { Translation } from '../../../messages.ts'

const refusals = {
  'not-in-hand': 'No llevas esa carta.',
  'must-follow-suit': 'Tienes que asistir al palo de salida mientras lleves alguna carta de él.',
  'wrong-phase': 'Ahora no: antes hay que elegir triunfo, o ya está elegido.',
  'not-a-suit': 'El triunfo es corazones, diamantes, tréboles o picas.',
  'cannot-pass': 'Solo un perro puede dar un toque, y en la última baza hasta el perro tiene que jugar.',
} as const

const oneHand = { label: 'Una sola mano', help: 'Una única mano: gana quien haga más bazas.' } as const

const lead = {
  label: 'Primera salida',
  help: 'Quién sale en la primera baza a partir de la segunda mano.',
  choices: {
    'dealer-left': {
      label: 'A la izquierda de quien reparte',
      help: 'La salida da la vuelta a la mesa con el reparto.',
    },
    'last-winner': {
      label: 'Quien elige triunfo',
      help: 'Quien ganó la mano anterior elige triunfo y sale.',
    },
  },
} as const

export default {
  'all-out-brawl': {
    options: {
      lives: {
        label: 'Duración de la partida',
        help: 'Con cuántas vidas empieza cada cual. Sin vidas sigues jugando, pero en las últimas.',
        choices: {
          '2': { label: 'Normal: dos vidas' },
          '1': { label: 'Corta: una vida' },
          '4': { label: 'Larga: cuatro vidas' },
          '0': { label: 'Eliminación: sin vidas', help: 'La primera mano sin baza te deja fuera.' },
        },
      },
      evenDeal: {
        label: 'Tamaño de la primera mano',
        help: 'Con cuántas cartas empieza una ronda: hasta ocho, las que permita la baraja dejando una de sobra.',
        choices: {
          even: { label: 'Un número par', help: '8 cada uno hasta 6 jugadores, 6 con 7 y 8, 4 de 9 a 12.' },
          equal: { label: 'Las que alcancen', help: 'También impares: 7 cada uno con 7 jugadores, 5 con 9 y 10.' },
        },
      },
      turnUpEachRound: {
        label: 'Descubrir una carta en cada ronda',
        help: 'La primera mano de cada ronda toma su triunfo de una carta descubierta, y no solo la primera de la partida.',
      },
      outAtZero: {
        label: 'Fuera con la última vida',
        help: 'Quien paga su última vida queda fuera al momento: nadie juega en las últimas.',
      },
      matchEnd: {
        label: 'Gana la partida',
        help: 'Qué acaba la partida al terminar una ronda.',
        choices: {
          'last-with-lives': { label: 'El único que aún tiene vidas' },
          'last-in-game': { label: 'El último en juego', help: 'Las vidas no la acaban.' },
        },
      },
      oneHand,
    },
    problems: {
      'no-life-to-lose':
        'En Eliminación nadie tiene vidas que perder, así que nadie puede caer con la última: elige una cosa o la otra.',
    },
    refusals,
  },
  'knock-out-whist': {
    options: {
      dogs: {
        label: 'Vida de perro',
        help: 'Quien no hace baza puede recibir una carta en la mano siguiente en vez de caer.',
        choices: {
          'first-hand': {
            label: 'La primera vez que pasa',
            help: 'Todos los que no hacen baza en la primera mano en que pasa; después, nadie.',
          },
          'one-each': { label: 'Una vez cada uno', help: 'La primera vez de cada jugador.' },
          none: { label: 'Ninguna', help: 'Sin baza, estás fuera.' },
        },
      },
      dogLastTrick: {
        label: 'El perro en la última baza',
        help: 'Si un perro que aún guarda su carta tiene que jugarla en la última baza de la mano.',
        choices: {
          forced: { label: 'Tiene que jugar', help: 'Al perro solo le puede ayudar.' },
          free: {
            label: 'Puede dar un toque',
            help: 'Un perro puede guardar su carta hasta el final, y entonces cae.',
          },
        },
      },
      cutTie: {
        label: 'Cartas iguales al cortar',
        help: 'Quienes empatan a bazas cortan; esto decide entre dos cartas del mismo valor.',
        choices: {
          recut: { label: 'Cortar otra vez' },
          'suit-rank': { label: 'Por palo', help: 'Corazones, diamantes, tréboles, picas.' },
        },
      },
      lead,
      oneHand,
    },
    problems: {
      'no-dog-to-tap':
        'Sin vida de perro no hay perro que pueda dar un toque en la última baza: elige una cosa o la otra.',
    },
    refusals,
  },
  'knockout-whist': {
    options: { lead, oneHand },
    refusals,
  },
} as const satisfies Translation<typeof english>
