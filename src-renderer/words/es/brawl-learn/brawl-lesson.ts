import type english from '../../en/brawl-learn/brawl-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  training: 'El primer entrenamiento',
  'end-title': 'Eso es Brawl',
  'end-text': 'Ahora un combate de verdad, por turnos, contra un rival que se defiende. Elige tu personaje del club.',
  train: 'Entrenar con {who}',
  mate: 'Compañero',
  other: 'Su compañero',
  exercise: {
    base: {
      title: 'Un lugar donde luchar',
      lesson:
        'Todo se juega sobre Bases. Una Base nueva va en el extremo izquierdo o derecho de la fila, tres como mucho.',
      goal: 'Roba una carta y pon tu Base en el extremo izquierdo de la fila.',
      hint: 'Roba primero; luego elige el extremo izquierdo.',
    },
    hit: {
      title: 'Golpea, y golpea otra vez',
      lesson:
        'Un Hit va en un lado vacío o sobre un Hit de su color. Un Hit-2 cuenta dos, pero solo va sobre un Hit de su color.',
      goal: 'Consigue cuatro Hits en tu lado de la Base izquierda.',
      hint: 'Una cadena tiene un color: junta los rojos y pon el azul en otro sitio.',
    },
    'tied-bases': {
      title: '¿De quién es el empate?',
      lesson: 'Con los mismos Hits, o ninguno, la Base es de su dueño: el emblema dice de quién es.',
      goal: 'Gana dos Bases: pon una tuya y rompe el empate en la de tu rival.',
      hint: 'Una Base tuya sin Hits ya es tuya. El empate es rojo contra azul.',
    },
    block: {
      title: 'Hasta aquí',
      lesson: 'Un Block va sobre un Hit de su color, y sobre un Block no va ningún Hit.',
      goal: 'Tu rival gana por uno en las dos Bases. Bloquea una cadena antes de que crezca y gana la otra Base.',
      hint: 'El Block es azul: ¿dónde hay un Hit azul que parar?',
    },
    'press-and-clear': {
      title: 'Anularlo, o barrerlo',
      lesson:
        'Un Press sobre un Block deja los dos como si no estuvieran. Un Clear quita una Base entera: nunca la del medio de tres, nunca la única.',
      goal: 'Juega el Press sobre el Block de tu lado y añade un Hit; luego quita la Base que vas perdiendo.',
      hint: 'El Press va justo sobre el Block. La Base que hay que quitar es la de la derecha.',
    },
    freeze: {
      title: 'Que dure',
      lesson:
        'Un Freeze acaba el juego en una Base para siempre. Cuando todas las Bases están congeladas, se acaba la partida.',
      goal: 'Vas ganando en las dos Bases: congela ambas y gana la partida.',
      hint: 'Roba, y pon el Freeze en una Base misma; luego en la otra.',
    },
    burning: {
      title: '¡A quemar!',
      lesson:
        'Tus Freezes están al fondo del mazo. Si vas ganando, descarta tan rápido como puedas: cuanto antes lleguen, antes se acaba.',
      goal: 'Vas ganando en las dos Bases. Quema tus cartas, una a una, hasta que lleguen los Freezes, y congela ambas.',
      hint: 'No juegues lo que robes: descártalo. La cuarta carta es un Freeze.',
    },
    'dodge-and-reverse': {
      title: 'Al revés',
      lesson:
        'Un Dodge sobre un Hit hace que todo lo de abajo no cuente. En una Base con un Reverse gana quien tenga menos Hits: ahí un Dodge en tu propio lado puede venir muy bien.',
      goal: 'Gana las dos Bases: esquiva la cadena larga de tu rival e invierte la Base en la que vas por detrás.',
      hint: 'El Dodge, a la izquierda, en el lado de tu rival. El Reverse va sobre la propia Base derecha.',
    },
    'press-undoes': {
      title: 'Deshacer con un Press',
      lesson:
        'Un Press también va sobre un Dodge: todo lo que el Dodge tapaba cuenta otra vez. Sobre un Reverse anula todos los Reverses de debajo.',
      goal: 'Gana las dos Bases: recupera tu cadena y vuelve a girar la otra Base.',
      hint: 'Un Press va sobre el Dodge de tu lado, el otro sobre el Reverse en la Base misma.',
    },
    team: {
      title: 'En equipo',
      lesson:
        'En equipos, uno de cada lado está en el ring. Da el relevo cuando quieras; no cuesta nada, aunque ya no te queden cartas.',
      goal: 'Pon tu última carta en la Base derecha y da el relevo a tu equipo.',
      hint: 'El botón debajo de tu mano da el relevo.',
    },
  },
} as const satisfies Translation<typeof english>
