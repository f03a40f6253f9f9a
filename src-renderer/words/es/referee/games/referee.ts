import type english from '../../../en/referee/games/referee.ts'
import type { Translation } from '../../../messages.ts'

/** The house rules of every game that is played in a format. */
export const formats = {
  format: {
    label: 'Formato',
    help: 'Quién se sienta dónde, quién puede atacar a quién, hasta dónde llegan los hechizos y quién gana.',
    choices: {
      'two-on-two': {
        label: 'Dos contra dos',
        help: 'Los compañeros se sientan enfrente y atacan al rival de su derecha.',
      },
      'dci-two-on-two': {
        label: 'DCI Dos contra dos',
        help: 'Los compañeros se sientan juntos, atacan de frente y pueden prestarse criaturas.',
      },
      'two-headed-giant': {
        label: 'Gigante de dos cabezas',
        help: 'Dos cabezas, un solo total de vidas: cada equipo cae junto.',
      },
      emperor: {
        label: 'Emperador',
        help: 'Los generales guardan al emperador entre ellos; si cae, el equipo pierde.',
      },
      'free-for-all': { label: 'Todos contra todos', help: 'Cada cual por su cuenta; gana el último en pie.' },
      melee: {
        label: 'Refriega',
        help: 'Ataca a quien tienes a la izquierda; su caída es tu punto, y gana quien tenga más.',
      },
      'grand-melee': {
        label: 'Gran refriega',
        help: 'Una refriega tan grande que se juegan varios turnos a la vez.',
      },
      star: {
        label: 'Estrella de dos colores',
        help: 'Cinco pares de colores en círculo: elimina a los dos que tienes enfrente.',
      },
      'one-deck': {
        label: 'Un solo mazo',
        help: 'Una biblioteca y un cementerio comunes: lo que controlas es tuyo.',
      },
    },
  },
  rules: {
    label: 'Reglas',
    help: 'El librito del que vienen estos formatos, o las reglas oficiales de hoy donde difieren.',
    choices: { booklet: { label: 'Las del librito' }, modern: { label: 'Las de hoy' } },
  },
  base: {
    label: 'Jugado como',
    help: 'Un solo mazo es un dos contra dos o una refriega. Sin elegir, con cuatro es dos contra dos y con más, refriega.',
    choices: { 'two-on-two': { label: 'Dos contra dos' }, melee: { label: 'Refriega' } },
  },
  range: {
    label: 'Alcance de hechizos',
    help: 'A cuántos sitios a cada lado llegan hechizos y habilidades. No se ataca a nadie fuera de alcance.',
    choices: { '1': { label: 'Un sitio' }, '2': { label: 'Dos sitios' }, unlimited: { label: 'Toda la mesa' } },
  },
  attack: {
    label: 'Ataque',
    help: 'A quién pueden atacar las criaturas. A la izquierda es más osado; a la derecha, más prudente.',
    choices: {
      any: { label: 'A cualquiera' },
      left: { label: 'A la izquierda' },
      right: { label: 'A la derecha' },
    },
  },
  life: {
    label: 'Vidas al empezar',
    help: 'De cada jugador, o de cada equipo si comparte total. Sin elegir, lo que diga el formato.',
  },
  colours: {
    label: 'Colores',
    help: 'Qué par de colores lleva cada sitio. Sin elegir: blanco-azul primero y luego en el sentido del reloj.',
  },
  seating: {
    label: 'Los compañeros se sientan',
    help: 'Sin elegir, las dos cabezas del gigante se sientan juntas.',
    choices: { beside: { label: 'Juntos' }, opposite: { label: 'Enfrente' } },
  },
  talk: {
    label: 'Hablar entre compañeros',
    help: 'Si un equipo puede hablar de la partida. Sin elegir, lo que diga el formato.',
    choices: { true: { label: 'Permitido' }, false: { label: 'No permitido' } },
  },
  deckSize: {
    label: 'Cartas en el mazo común',
    help: 'Al menos 120 para cuatro jugadores y 20 más por cada otro.',
  },
  peace: {
    label: 'Primeros turnos sin ataques',
    help: 'Nadie puede atacar en ese número de sus primeros turnos.',
  },
  handSize: {
    label: 'Tamaño de la mano',
    help: 'Cartas de la mano inicial y las que se pueden guardar. Diez suaviza un mazo de cinco colores.',
  },
  small: {
    label: 'También con pocos',
    help: 'Una Gran refriega puede jugarse con menos de quince, hasta tres.',
  },
  reduce: {
    label: 'Menos turnos a la vez',
    help: 'Al caer jugadores se quita un turno pronto, para que no se estorben, o solo cuando no hay remedio.',
    choices: { early: { label: 'Pronto' }, forced: { label: 'Solo si no hay remedio' } },
  },
  rangeBasis: {
    label: 'Criaturas lejos de casa',
    help: 'A qué distancia cuenta una criatura que está con otro jugador o que otro controla.',
    choices: {
      booklet: { label: 'Los objetivos por dónde están, lo demás por quién lo controla' },
      territory: { label: 'Por dónde están' },
      controller: { label: 'Por quién las controla' },
    },
  },
} as const

export default {
  referee: {
    options: formats,
    refusals: {
      'already-out': 'Ese jugador ya está fuera.',
      'no-such-seat': 'Ahí no se sienta nadie.',
      'bad-amount': 'Ese número no puede ser: entero, no cero, y no más de lo que la mesa sabe contar.',
      'nothing-to-undo': 'No tienes nada que deshacer: solo puede quien hizo lo último, o el anfitrión.',
      'nothing-to-object': 'Eso ya no vale, o ya lo has dicho.',
      'not-allowed-in-format': 'Este formato no lo permite.',
      paused: 'La mesa está en pausa. El anfitrión la reanuda.',
      'not-the-judge': 'Eso solo puede hacerlo el anfitrión, como juez de la mesa.',
      'too-late': 'La partida ha empezado: quién sale se sortea antes que nada.',
    },
  },
} as const satisfies Translation<typeof english>
