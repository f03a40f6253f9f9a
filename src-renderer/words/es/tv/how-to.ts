import type english from '../../en/tv/how-to.ts'
import type { Translation } from '../../messages.ts'

export default {
  'knock-out-whist': {
    first: 'Asiste al palo de salida si puedes. La carta más alta se lleva la baza, y el triunfo gana a todo.',
    next: 'Quien hizo más bazas elige triunfo. Cada mano tiene una carta menos.',
    end: 'Sin bazas en una mano, quedas fuera. Gana quien quede en la mesa.',
  },
  'all-out-brawl': {
    first: 'Todos juegan una carta en cada baza. La más alta se la lleva.',
    next: 'Sin bazas en una mano: quedas grogui y pagas una vida.',
    end: 'Sin vidas, fuera de la pelea. Gana quien quede con vida.',
  },
  'knockout-whist': {
    first: 'Asiste al palo si puedes. La carta más alta se lleva la baza, y el triunfo gana a todo.',
    next: 'Siete cartas, luego seis, hasta una.',
    end: 'Sin bazas en una ronda, quedas fuera. Gana quien quede.',
  },
  brawl: {
    first: 'No hay turnos: levanta tus cartas y ponlas en las Bases lo más rápido que puedas.',
    next: 'Los Hits de un color se acumulan. Un Block para un lado, un Clear quita una Base.',
    end: 'Cuando todas las Bases están congeladas, gana quien tenga más.',
  },
  referee: {
    first: 'Siéntate con tu propio mazo.',
    next: 'Toca para atacar, perder vida o acabar el turno. La mesa lleva la cuenta.',
    end: 'Gana quien quede, o el último equipo.',
  },
  clash: {
    first: 'Cada turno, una tierra más para pagar: juega criaturas y hechizos.',
    next: 'Las criaturas atacan a quien alcanzan y bloquean por los suyos.',
    end: 'Sin vida quedas fuera. Gana quien quede.',
  },
} as const satisfies Translation<typeof english>
