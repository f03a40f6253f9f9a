import type english from '../../en/brawl-learn/brawl-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  minute: {
    title: 'En un minuto',
    fight:
      'Dos luchadores, un mazo cada uno, y **sin turnos**: los dos juegan tan rápido como quieran. En medio hay **Bases**. Cada Base tiene tu lado y el mío. Quien tenga más **Hits** en su lado al acabar la lucha gana esa Base, y quien gane más Bases gana la lucha.',
    cards:
      'Robas las cartas de una en una. Juégala en la mesa, o déjala en tu descarte y roba la siguiente. La primera del descarte se puede volver a coger. Una lucha dura de uno a tres minutos.',
    learn: 'Apréndelo en diez ejercicios cortos',
  },
  setup: {
    title: 'Preparación',
    text: 'Cada mazo tiene 35 cartas y es de alguien del club de la calle de los Faroles. Al empezar hay en medio una Base de cada jugador. Los tres **Freezes** están al fondo del mazo y salen los últimos. Cuando todos han golpeado la mesa, empieza la lucha.',
  },
  cards: {
    title: 'Las cartas',
    colours:
      'Hay Hits y Blocks de tres colores, cada uno con su forma: **estrellas rojas**, **rombos azules**, **anillos verdes**. Puedes jugar en **cualquiera de los lados**: bloquear tu propia cadena, o golpear en el otro lado, a veces es lo mejor. El número pequeño de una carta dice cuántas hay en el mazo.',
  },
  strings: {
    title: 'Cadenas de Hits',
    text: 'La cadena de un lado tiene un solo color. Un Hit-2 cuenta dos, pero nunca va directamente sobre una Base. Un Block acaba la cadena.',
    undone:
      'Un **Press** sobre un Block deja los dos como si no estuvieran, y la cadena sigue. Un **Dodge** sobre un Hit hace que todo lo de abajo no cuente, y el lado vuelve a estar abierto como si estuviera vacío. Un Press justo sobre un Dodge lo recupera todo.',
  },
  bases: {
    title: 'Las Bases van y vienen',
    clear:
      'Una Base nueva va en el extremo izquierdo o derecho de la fila; nunca hay más de tres (cuatro en los relevos). Un **Clear** barre una Base con todo lo que tiene: nunca la del medio de tres, nunca la única y nunca una congelada.',
    reverse:
      'Con un **Reverse** esa Base la gana quien tenga **menos** Hits; un segundo la vuelve a girar, y un Press justo sobre un Reverse anula todos los de abajo. Un **Freeze** acaba el juego en una Base para siempre.',
  },
  end: {
    title: 'El final, y quién gana',
    text: 'Cuando **todas las Bases están congeladas** se acaba la lucha (también cuando nadie puede hacer nada más, o todos dicen que han terminado). Quien tenga más Hits gana la Base; con los mismos, o ninguno, es de su **dueño**. Quien gane más Bases gana la lucha; con las mismas es empate.',
    match:
      '**Al mejor de tres**, en duelos y equipos: quien gana antes dos partidas gana el encuentro; una partida empatada se repite. Sin esto, con las mismas Bases es empate.',
    burning:
      '**Quemar cartas:** si vas ganando, descarta rápido: cuanto antes llegues a tus Freezes, antes se acaba. Si ves a alguien quemar cartas, mira la mesa: una jugada puede darle la vuelta.',
  },
  more: {
    title: 'Entrenamiento, torneo y más jugadores',
    training:
      '**Torneo** es la lucha como se cuenta aquí. El **entrenamiento** va por turnos: roba una carta y juégala o descártala, o juega la primera de tu descarte.',
    circle:
      '**Todos en corro**: de tres a doce en círculo, cada cual contra sus dos vecinos. Cada uno aparta **dos Bases**, y entre cada dos vecinos hay una fila que empieza con una de cada uno: como mucho tres Bases por fila. Solo luchas en las dos filas a tus lados. Cuando todas las Bases están congeladas, gana quien tiene más en total. Quienes empatan en cabeza golpean la mesa para otra ronda; si quedan dos, es un duelo, y **un duelo empatado se repite** hasta que alguien gana.',
    team: '**Relevos**: dos equipos de dos o más, cada uno con su mazo y solo **dos Freezes**. Cada equipo empieza con **una Base**, la de su primer jugador; hasta cuatro Bases en la fila. De cada equipo hay uno en el ring. Da el relevo cuando quieras, también sin cartas; hablad y señalad cuanto queráis.',
  },
  honour: {
    title: 'El árbitro de honor',
    text: 'Con el árbitro estricto, una jugada que no está permitida vuelve a tu mano con el motivo. Con el **árbitro de honor** no se impide nada, como en una mesa de verdad: si ves tu propio error, retira la jugada (mientras no haya nada encima); si ves el de otro, canta falta en esa Base a la vista de todos. En el recuento, quien tenga una jugada incorrecta en una Base la pierde. Quien quita la única Base comete una falta que no se puede arreglar: el otro lado la deja pasar, o gana por ella.',
  },
  extra: {
    title: 'Cartas extra',
    text: 'Solo están si la mesa las activa, y solo en los mazos que las llevan. Un Press justo encima las anula.',
  },
  club: { title: 'La gente del club' },
  hands: {
    title: 'Manos a la obra',
    text: 'Toca tu mazo para robar y luego toca donde va la carta: se iluminan los sitios en los que puede ir. O llévala allí de un solo movimiento, directamente desde el mazo. Con teclado, las teclas se ven en la mesa; dos en un mismo teclado tienen una mano cada uno.',
    credit: '**Brawl es un diseño de James Ernest.** Los personajes, textos e imágenes de esta edición son nuestros.',
  },
  example: {
    yours: 'tu lado',
    theirs: 'el lado de tu rival',
    you: 'ti',
    opponent: 'tu rival',
    start: { yours: 'Tu Base: mientras nadie tenga Hits en ella, es tuya.', theirs: 'La suya.' },
    strings: {
      red: 'Rojo sobre rojo sobre rojo: cuatro contra uno. Vas ganando.',
      blocked: 'Dos contra uno. El Block para la cadena azul.',
    },
    undone: {
      press: 'El Press saca el Block: la cadena cuenta dos.',
      dodge: 'Todo lo que hay bajo el Dodge no cuenta.',
    },
    bases: {
      reversed: 'Invertida: uno es menos que dos, así que vas ganando.',
      frozen: 'Iguales, y congelada: sigue siendo de su dueño.',
    },
  },
} as const satisfies Translation<typeof english>
