import type english from '../../en/whist-learn/whist-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  example: 'Una mano de ejemplo',
  short: 'En pocas palabras',
  how: 'Cómo va una mano',
  'how-round': 'Cómo va una ronda',
  ends: 'Cómo termina',
  good: 'Bueno es saberlo',
  names: 'Nombres y familia',
  tricks: {
    title: '¿Qué es una baza?',
    text: 'Alguien **sale**: pone una carta boca arriba en el centro. Hacia la izquierda, cada cual añade una carta. Cuando todos han jugado una, ese montoncito es una **baza**, y se la lleva quien jugó la mejor carta. La deja delante como señal de que la ganó, y sale en la siguiente.',
    picture: 'Ben salió con el 8 de tréboles. El rey de Dee es el trébol más alto: la baza es de Dee.',
    order: 'Cada palo va de mayor a menor: as, rey, reina, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2.',
    follow: 'Asistir al palo',
    'follow-text':
      'La carta de salida marca el palo. Si tienes una carta de ese palo **tienes que** jugar una; cuál, lo decides tú. Solo si no tienes ninguna puedes jugar lo que quieras.',
    'follow-why': 'Se salió de corazones, y tienes corazones.',
    'follow-picture':
      'Se salió de corazones: se pueden jugar los dos corazones. Las demás cartas están apagadas y dicen por qué si las tocas.',
    'trump-text':
      'En cada mano un palo es **triunfo**. El triunfo más alto gana la baza; si nadie jugó triunfo, la carta más alta del palo de salida. Las demás no ganan nada, ni siquiera los ases. Solo puedes jugar triunfo a otro palo cuando no puedes asistir.',
    'trump-picture':
      'Se salió de diamantes. No tienes ninguno, y picas es triunfo: tu 2 le quita la baza al as de diamantes. El as de corazones de Dee no es del palo de salida ni triunfo, y no gana nada.',
  },
  dog: {
    short:
      'De dos a siete personas reciben siete cartas cada una, luego seis, luego cinco. Gana al menos una baza en cada mano o quedas fuera; una vez, la vida de perro puede salvarte. Gana quien queda al final. Una partida dura un cuarto de hora.',
    first:
      'La primera mano es de siete cartas por cabeza. Se descubre una más: su palo es triunfo. Sale quien está a la izquierda de quien reparte.',
    lead: 'En cada baza sale quien ganó la anterior, hasta que se acaban las cartas.',
    call: 'Quien hizo más bazas elige triunfo para la mano siguiente, después de mirar sus cartas nuevas. Si hay empate, se corta: cada cual descubre una carta y la más alta decide.',
    deal: 'El reparto pasa a la izquierda, y la mano siguiente tiene una carta menos: seis, cinco, cuatro, tres, dos, una.',
    title: 'Sin baza: fuera, o la vida de perro',
    text: 'Quien no tiene ni una baza al final de una mano queda fuera del juego. Pero la primera mano en que eso le pasa a alguien es más suave: todos a quienes les pasa entonces reciben la **vida de perro**.',
    seats:
      'Terminó la primera mano. Cal no hizo baza y es perro en la siguiente; Ann hizo más que nadie y elige triunfo.',
    one: 'Un perro recibe una sola carta.',
    turn: 'En cada uno de sus turnos el perro juega esa carta, sea cual sea el palo de salida, o da un toque en la mesa y espera. En la última baza de la mano tiene que jugarla.',
    back: 'Si la carta del perro gana su baza, el perro vuelve: la próxima vez recibe todas las cartas. En la baza siguiente sale quien está a su izquierda, porque al perro no le quedan cartas.',
    out: 'Si no gana ninguna, el perro queda fuera.',
    left: 'Un perro sentado a la izquierda de quien reparte no tiene que salir: da un toque, y sale el siguiente. En esa baza ya no puede entrar.',
    picture: 'Buen perro: Cal esperó una baza sin triunfos y la ganó con su única carta. Cal vuelve al juego.',
    end: 'Gana quien queda al final. Si quedan varios cuando llega la mano de una carta, su única baza lo decide todo.',
    'good-one': 'Con una baza basta. Gánala pronto con un as o un triunfo alto, en vez de confiar en la última carta.',
    'good-call': 'Al elegir triunfo, suele convenir el palo del que más llevas.',
    'good-count': 'Cuenta los triunfos jugados: cuando no queden, tu palo largo vale tanto como el triunfo.',
    names:
      'Quizá conozcas este juego por otro nombre: **Trumps** en Gran Bretaña, y en otras partes **Rat**, **Reduction Whist** o **Diminishing Whist**, por las manos que menguan. Con él mucha gente aprende qué es una baza. **Knockout Whist**, aquí en una sola palabra, es su hermano corto sin perro; **All Out Brawl** es el grande, con vidas.',
  },
  brawl: {
    story:
      'La primera regla de la taberna: nada de peleas. Pero se derrama una jarra, se alzan las voces, alguien dice algo de la madre de alguien, y ya está toda la sala metida. Vuelan insultos, vuelan sillas, la gente se agacha. Cuando se posa el polvo, solo queda una persona en pie sobre el montón de las demás, y pregunta quién paga.',
    short:
      'Una pelea de taberna para dos a doce. En cada mano tienes que ganar una baza o quedas **grogui**: fuera de la ronda, y cuesta una vida. Gana la ronda quien queda en pie; gana la partida la última persona con vida.',
    words:
      'Tres palabras: una **partida** tiene varias **rondas**, y una ronda es una escalera de **manos**, cada una con una carta menos.',
    first:
      'Una ronda empieza con tantas cartas como alcancen para todos, en número par hasta ocho: ocho por cabeza hasta seis personas, seis para siete u ocho, cuatro de nueve a doce.',
    call: 'En la primerísima mano se descubre una carta para el triunfo. En las demás, quien reparte mira sus cartas y dice el triunfo en voz alta, antes de que nadie juegue.',
    lead: 'Sale quien está a la izquierda de quien reparte. Quien gana una baza sale en la siguiente.',
    deal: 'Cuando se acaban las cartas, quien hizo más bazas reparte la mano siguiente, y elige así su triunfo. Si hay empate, cada cual saca una carta; reparte la más alta. A igual valor manda el palo: corazones, diamantes, tréboles, picas.',
    fewer:
      'La mano siguiente de la ronda tiene una carta menos. Una mano de una carta deja exactamente a una persona en pie.',
    title: 'Grogui, y lo que cuesta',
    text: 'Todos los que no tienen baza al final de una mano quedan groguis: no juegan el resto de la ronda y pagan una vida. Empiezas con dos. Sin vidas sigues jugando, **en las últimas**; pero otra vez grogui, sin nada que pagar, quedas fuera del juego.',
    seats:
      'Ben no hizo baza, queda grogui y pagó una vida. Cal sigue peleando, en las últimas. A Dee no le quedaba nada que pagar: fuera del juego. Ann hizo más bazas y reparte.',
    rounds: 'Las rondas, y cómo termina',
    round:
      'Quien queda en pie gana la ronda y reparte la siguiente. Todos los que siguen en el juego se levantan, y la escalera empieza de nuevo con todas las cartas.',
    end: 'Si al terminar una ronda solo una persona tiene vidas, gana la partida. Si nadie tiene, se sigue hasta que quede una.',
    'good-deal': 'Repartir es lo mejor: pelea por hacer más bazas mientras tengas buenas cartas.',
    'good-legs': 'En las últimas, gana la primera baza que puedas; el orgullo, luego.',
    'good-count': 'Con mucha gente se reparte casi toda la baraja: fíjate en quién no pudo asistir, volverá a fallar.',
    names:
      'Un hijo revoltoso de la familia del **Knock-out Whist**: las manos también menguan, y se añaden rondas y vidas para que nadie esté mucho rato mirando.',
  },
  round: {
    short:
      'De dos a seis personas, hasta siete rondas: siete cartas en la primera, una en la última. Quien no gana ninguna baza en una ronda queda fuera, en el acto y para siempre. Gana quien queda. Una partida dura diez minutos.',
    first:
      'La primera ronda es de siete cartas por cabeza, la segunda de seis, y así hasta una. Las cartas que no se reparten no cuentan en la ronda.',
    call: 'En la primera ronda el azar elige el triunfo. Después lo elige quien hizo más bazas en la ronda anterior, tras ver sus cartas nuevas. Si hay empate, decide la suerte.',
    lead: 'En la primera baza sale quien está a la izquierda de quien reparte, y luego siempre quien ganó la última.',
    deal: 'El reparto pasa a la izquierda entre los que siguen.',
    seats: 'Terminó la primera ronda: Cal no hizo baza y queda fuera. Ann hizo más y elige el triunfo de la segunda.',
    end: 'Gana quien queda al final. Si dos o más llegan a la séptima ronda, cada cual tiene una carta, y su única baza decide. En este juego no hay vida de perro.',
    'good-one': 'Asegura primero una baza y piensa luego en hacer más: un as seguro vale más que dos esperanzas.',
    'good-king':
      'En las rondas cortas la mayoría de las cartas no está en juego; un rey bien puede ser el más alto de su palo.',
    'good-lead': 'Con una carta por cabeza, a quien sale de triunfo solo le gana un triunfo más alto.',
    names:
      'La misma familia que **Knock-out Whist** (también Trumps, Rat, Reduction Whist o Diminishing Whist), en su forma rápida: una mano se llama ronda, el azar elige el primer triunfo y no hay perro. En una sola palabra es este juego; con guion, el del perro.',
  },
} as const satisfies Translation<typeof english>
