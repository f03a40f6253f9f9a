import type english from '../../en/whist-learn/whist-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  end: {
    title: 'Eso es todo lo que hay que saber',
    text: 'Ahora una mano de verdad contra tres rivales fáciles. Picas es triunfo, sales tú, y el as de triunfo es tuyo: nada le gana. El entrenador está a tu lado; pregúntale cuando quieras.',
    deal: 'Repartir una mano de verdad',
    hand: 'La primera mano de verdad',
  },
  trick: {
    title: 'Una baza',
    text: 'Por turno, cada cual juega una carta al centro de la mesa. Esas cuatro cartas juntas son una baza, y una de ellas se la lleva. Aquí Ben salió con el 8, Cal, Dee y tú asististeis, y el rey es la más alta: Dee se lleva la baza y sale en la siguiente.',
  },
  follow: {
    title: 'Asistir al palo',
    text: 'La primera carta decide qué palo tienen que jugar los demás, si lo tienen. Eso se llama asistir.',
    task: 'Ben salió de corazones. Juega una carta que asista.',
    done: 'Eso es: corazones con corazones. Las cartas que no puedes jugar están apagadas; toca una y te dirá por qué.',
  },
  highest: {
    title: 'La más alta se la lleva',
    text: 'De mayor a menor: as, rey, reina, jota, 10, 9… hasta el 2. La carta más alta del palo de salida gana la baza.',
    task: 'Juegas al final. Llévate esta baza.',
    low: 'Puedes jugarla, pero la jota de Cal es más alta. Prueba otra vez.',
    done: 'La reina gana a la jota. Y como jugabas al final, ya lo sabías.',
  },
  none: {
    title: '¿Ninguna carta de ese palo?',
    text: 'Entonces puedes jugar cualquiera. Pero una carta de otro palo no gana nada, por alta que sea.',
    task: 'No llevas diamantes, así que no puedes ganar esta baza. Tira una carta que no vayas a echar de menos.',
    ace: 'Ni un as gana nada aquí: se salió de diamantes. Guárdalo para una baza que pueda ganar.',
    done: 'El rey de Ben se la lleva. Tus ases siguen ahí para luego.',
  },
  trump: {
    title: 'Triunfo',
    text: 'En cada mano un palo es triunfo. Cualquier triunfo gana a todas las cartas de los demás palos. Aquí el triunfo es picas.',
    task: 'No llevas diamantes. Quítale esta baza al rey.',
    ace: 'El as de corazones no es diamante ni triunfo: aquí no gana nada.',
    nine: 'El nueve de tréboles no es diamante ni triunfo: aquí no gana nada.',
    done: 'El triunfo más bajo gana al rey. Eso se llama fallar.',
  },
  first: {
    title: 'Asistir va primero',
    text: 'Si tienes una carta del palo de salida tienes que jugarla, lleves triunfo o no.',
    task: '¿Qué carta puedes jugar?',
    done: 'Pierde, pero tus triunfos siguen ahí, y ya no te quedan diamantes: la próxima vez podrás fallar.',
  },
  two: {
    title: 'Dos triunfos en una baza',
    text: 'Entonces la gana el triunfo más alto.',
    task: 'Se salió de tréboles y Cal ha fallado. Llévate la baza de todos modos.',
    low: 'Un triunfo, pero más bajo que el cinco de Cal.',
    not: 'No es triunfo, y se salió de tréboles: no gana nada.',
    done: 'El siete de triunfo gana al cinco, y los dos ganan al as de tréboles.',
  },
  last: {
    task: 'Es la penúltima baza y aún no tienes ninguna. Sigue en el juego.',
    low: 'Entonces la reina de Dee se la lleva, y solo te queda una carta para salvarte. Usa el rey ahora.',
  },
  'last-brawl': {
    title: 'Sin baza: grogui',
    text: 'Quien no hace ninguna baza en una mano queda grogui: fuera de esta ronda, y cuesta una vida. Cada mano siguiente tiene una carta menos, hasta que solo queda una persona en pie.',
    done: 'Con una baza basta: sigues en pie. Quien hace más bazas reparte la mano siguiente y elige su triunfo.',
  },
  'last-round': {
    title: 'Sin baza: fuera',
    text: 'Quien no hace ninguna baza en una ronda queda fuera del juego. Cada ronda siguiente tiene una carta menos, así que cada vez es más difícil.',
    done: 'Con una baza basta: estás en la ronda siguiente. Quien hace más bazas elige su triunfo.',
  },
  'last-hand': {
    title: 'Sin baza: fuera de combate',
    text: 'Quien no hace ninguna baza en una mano queda fuera. Cada mano siguiente tiene una carta menos, así que cada vez es más difícil.',
    done: 'Con una baza basta: estás en la mano siguiente. Quien hace más bazas elige su triunfo.',
  },
  dog: {
    title: 'La vida de perro',
    text: 'La primera vez que pasa, quien no hace baza no queda fuera, sino que recibe la vida de perro: una sola carta. En cada turno el perro la juega, sea cual sea el palo de salida, o da un toque en la mesa y espera. Gana una baza con ella y vuelves.',
    task: 'Tu única carta es un triunfo. Pero mira quién más ha jugado uno.',
    low: 'El rey de triunfo de Ben es más alto: perderías tu única carta y quedarías fuera. Espera.',
    done: 'Un perro paciente. Guardas tu carta para una baza mejor.',
  },
  bite: {
    title: 'Ahora muerde',
    text: 'La baza siguiente. Tréboles sigue siendo triunfo, y aún tienes tu única carta.',
    task: 'Esta vez nadie ha jugado triunfo.',
    wait: 'Puedes esperar, pero no habrá ocasión mejor: tu triunfo ganaría la baza.',
    done: 'Has vuelto, con todas las cartas la próxima vez. Sigue quien está a tu izquierda, porque no te quedan cartas.',
  },
} as const satisfies Translation<typeof english>
