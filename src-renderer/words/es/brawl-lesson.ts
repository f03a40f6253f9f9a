import type english from '../en/brawl-lesson.ts'
import type { Translation } from '../messages.ts'

export default {
  step: 'Ejercicio {at} de {all}',
  done: '¡Hecho!',
  'hint-is': 'Pista: {hint}',
  next: 'Siguiente ejercicio',
  last: 'Ya sé jugar a Brawl',
  hint: 'Una pista',
  again: 'Desde el principio',
  rules: 'A las reglas',
  you: 'Tú',
  partner: 'Rival',
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
        'Un Freeze acaba el juego en una Base para siempre. Los Freezes salen al final de tu mazo; cuando todas las Bases están congeladas, se acaba la partida.',
      goal: 'Ábrete paso hasta tus Freezes, descartando de una en una, y gana la partida.',
      hint: 'Vas ganando en las dos Bases: lo que robes ahora solo cuesta tiempo. Descártalo hasta que salga un Freeze.',
    },
    'dodge-and-reverse': {
      title: 'Al revés',
      lesson:
        'Un Dodge sobre un Hit hace que todo lo de abajo no cuente. En una Base con un Reverse ganan menos Hits: ahí un Dodge en tu propio lado puede venir muy bien.',
      goal: 'Gana las dos Bases: esquiva la cadena larga de tu rival e invierte la Base en la que vas por detrás.',
      hint: 'El Dodge, a la izquierda, en el lado de tu rival. El Reverse va sobre la propia Base derecha.',
    },
  },
} as const satisfies Translation<typeof english>
