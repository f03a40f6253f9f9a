import type english from '../../../en/clash/games/clash.ts'
import type { Translation } from '../../../messages.ts'
import { formats } from '../../referee/games/referee.ts'

export default {
  clash: {
    options: {
      ...formats,
      decksFrom: {
        label: 'Mazos de',
        help: 'Mazos listos, elegidos o por sorteo; sobres que dan la vuelta a la mesa; sobres propios; o un cubo, que tiene cada carta una vez. Para un torneo se draftea una sola vez, y cada cual conserva ese mazo hasta el final.',
        choices: {
          ready: { label: 'Mazos listos' },
          lot: { label: 'Mazos listos por sorteo' },
          draft: { label: 'Un draft' },
          sealed: { label: 'Sobres propios' },
          cube: { label: 'Un cubo' },
        },
      },
      pickClock: { label: 'Reloj al elegir', help: 'Quien tarda demasiado recibe lo que elegiría un bot.' },
      cube: { label: 'El cubo', help: 'Sus cartas; sin lista propia, todas las cartas del libro.' },
      decks: {
        label: 'Mazos',
        help: 'Lo que trae cada jugador: dos medios mazos, un mazo hecho o cartas a su elección.',
      },
      gauntlet: { label: 'El desafío', help: 'Un duelo contra uno de los ocho; y de qué intento es.' },
      pod: { label: 'Un torneo con mazos de draft', help: 'Aquí se draftea, o se juega un duelo con esos mazos.' },
      quick: {
        label: 'Partida rápida',
        help: 'Todos empiezan con 15 vidas en vez de 20; un total compartido, con 30.',
        choices: { false: { label: 'No' }, true: { label: 'Sí' }, 'by-format': { label: 'En una gran refriega' } },
      },
      kindHands: { label: 'Manos amables', help: 'Cada mano inicial es la mejor de dos por su número de tierras.' },
      stops: {
        label: 'Dónde se pregunta',
        help: 'En todas partes, o al principio solo donde suele importar; cada cual ajusta sus paradas.',
        choices: { all: { label: 'En todas partes' }, default: { label: 'Donde importa' } },
      },
    },
    problems: {
      'booklet-only': 'Clash se juega según el librito.',
      'deck-of-nobody': 'Mazos: nadie se sienta en «{seat}».',
      'no-such-deck': 'Mazos: no hay ningún mazo listo «{deck}».',
      'deck-unknown-card': 'Mazos: no existe la carta «{card}».',
      'deck-too-few-cards': 'Mazos: hacen falta {needed} cartas, el mazo de {seat} tiene {has}.',
      'deck-too-many-copies': 'Mazos: caben como mucho cuatro «{card}» en un mazo.',
      'deck-artifact': 'Mazos: «{card}» es un artefacto, y en la estrella no los hay.',
      'deck-other-colour': 'Mazos: «{card}» no tiene los colores del sitio de {seat} en la estrella.',
      'gauntlet-is-a-duel': 'El desafío es un todos contra todos de dos, con mazos propios.',
      'draft-too-many': 'Como mucho {n} pueden hacer draft juntos.',
      'cube-unknown-card': 'El cubo: no existe la carta «{card}».',
      'cube-too-small': 'El cubo: para tantos jugadores hacen falta {needed} cartas, tiene {has}.',
    },
    refusals: {
      'too-few-cards': 'Son muy pocas cartas para un mazo.',
      'which-turn': 'Ahora puedes actuar en más de un turno: di en el de quién.',
      'not-your-priority': 'Ahora no te toca actuar en este turno.',
      'not-enough-mana': 'No puedes pagarlo: falta maná, no es de ese color o no se puede girar.',
      'no-such-card': 'Ahí no hay esa carta.',
      'illegal-target': 'Eso no se puede elegir aquí.',
      'out-of-range': 'Eso queda fuera de tu alcance.',
      'cannot-attack': 'Esta criatura no puede atacar ni moverse ahora.',
      'cannot-attack-that-player': 'Esta criatura no puede atacar a ese jugador.',
      'cannot-block': 'Así no puede bloquear.',
      'already-played-a-land': 'Ya has jugado una tierra este turno.',
      'wrong-phase': 'No en este momento del turno.',
      'not-allowed-in-format': 'Este formato no lo permite.',
    },
  },
} as const satisfies Translation<typeof english>
