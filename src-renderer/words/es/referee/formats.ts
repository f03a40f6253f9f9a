import type english from '../../en/referee/formats.ts'
import type { Translation } from '../../messages.ts'

export default {
  best: {
    'two-on-two': '4 jugadores, dos equipos',
    'dci-two-on-two': '4 jugadores, dos equipos',
    'two-headed-giant': '4 jugadores, dos equipos',
    emperor: '6 o 10 jugadores, dos equipos',
    'free-for-all': 'de 3 a 6 jugadores',
    melee: 'de 6 a 10 jugadores',
    'grand-melee': 'de 15 a 40 jugadores',
    star: '5 jugadores',
    'one-deck': '4 jugadores o más',
  },
  deck: {
    'two-colours': '¿Tu mazo lleva solo tierras y cartas de tus dos colores, ambos bien presentes, y ningún artefacto?',
    shared: '¿Cuántas cartas tiene el mazo común?',
  },
  reach: { seats: 'a un sitio a cada lado | a {n} sitios a cada lado', all: 'a toda la mesa' },
  rules: {
    'attack-left': 'Las criaturas atacan solo a quien tienes a la izquierda.',
    'attack-right': 'Las criaturas atacan solo a quien tienes a la derecha.',
    'attack-neighbours': 'Las criaturas atacan solo a un rival justo a tu lado, a izquierda o derecha.',
    'attack-right-opponent': 'Las criaturas atacan solo al rival de la derecha; cuando cae, al que queda.',
    'attack-across': 'Las criaturas atacan solo al rival de enfrente; cuando cae, al que queda.',
    'attack-any': 'Las criaturas pueden atacar a cualquier rival.',
    'attack-enemies': 'Las criaturas atacan solo a tus dos enemigos: los de enfrente que llevan tu color enemigo.',
    'attack-choice':
      'El anfitrión elige a quién pueden atacar las criaturas: a cualquiera o solo al siguiente de un lado.',
    'wins-last-in': 'Gana quien queda en pie.',
    'wins-last-team': 'Un equipo gana cuando los dos rivales están fuera.',
    'wins-emperor': 'Un equipo pierde cuando cae su emperador; si cae un general, el equipo sigue.',
    'wins-points':
      'Cuando cae quien tienes a la izquierda, sea por quien sea, te llevas 1 punto; quien queda en pie suma 2 más. Gana quien tenga más puntos, dentro o fuera; si empatan, comparten la victoria.',
    'wins-both-enemies-out': 'Ganas cuando tus dos enemigos están fuera; si dos lo logran a la vez, empatan.',
    'moving-no': 'Las criaturas se quedan en su propio territorio.',
    'moving-move':
      'En vez de atacar, una criatura puede ir con un compañero al alcance: sigue siendo tuya, no se gira, y bloquea y ataca desde allí.',
    'moving-deploy': 'Una criatura puede girarse para dársela a un compañero, que la controla desde entonces.',
    'turns-one': 'Un turno cada vez; pasa a la izquierda.',
    'turns-team': 'Un equipo juega su turno junto, y cualquiera de los dos lo termina.',
    'turns-spheres':
      'Varios turnos a la vez, bien repartidos. Un turno no puede empezar si alguien quedara en dos esferas: espera.',
    'turns-markers':
      'Varios turnos a la vez, a cuatro sitios. Un turno no puede empezar mientras lo tenga uno de los tres sitios de su izquierda.',
    'starts-first-seat': 'El primer sitio juega el primer turno.',
    'starts-an-emperor': 'Un emperador, a suertes, juega el primer turno.',
    'shrinks-turn-in-range':
      'Un sitio vacío cuenta para el alcance hasta que termine un turno alguien que lo tenga al alcance.',
    'shrinks-next-turn':
      'Un sitio vacío cuenta para el alcance hasta que empiece el siguiente turno, sea de quien sea.',
    'gaps-attack-across': 'Para atacar, un sitio vacío no cuenta, pero no se puede atacar a nadie fuera de alcance.',
    'gaps-no-attack': 'Mientras un sitio vacío cuente para el alcance, nadie ataca por encima de él hacia ese lado.',
    'basis-booklet': 'Un objetivo cuenta por dónde está; lo que no apunta, por quién lo controla.',
    'basis-territory': 'Las cosas están al alcance por dónde están, las controle quien las controle.',
    'basis-controller': 'Las cosas están al alcance por quién las controla, estén donde estén.',
    'borrowed-to-graveyards':
      'Quien cae se lleva todo lo suyo; lo que controlaba sin ser suyo va al cementerio de sus dueños.',
    'borrowed-go-back':
      'Quien cae se lleva todo lo suyo; lo que controlaba sin ser suyo vuelve a quien lo tenía antes, o se exilia.',
    'reduce-early': 'Los turnos bajan en cuanto con tantos jugadores se empezaría con menos.',
    'reduce-forced': 'Los turnos bajan solo cuando las esferas ya no caben en la mesa.',
    seats: 'De {min} a {max} jugadores.',
    'seats-exactly': 'Para {either} jugadores.',
    range: 'Los hechizos llegan {range}.',
    'range-emperor': 'Los hechizos llegan {range}; los de un emperador, {emperor}.',
    'range-inner':
      'Los hechizos llegan {range}; los de un emperador, {emperor}; los de un general junto al emperador, {inner}.',
    life: '{n} vida al empezar para cada jugador. | {n} vidas al empezar para cada jugador.',
    'life-team':
      '{n} vida al empezar para cada equipo, compartida. | {n} vidas al empezar para cada equipo, compartidas.',
    shared: 'Un equipo comparte un total de vidas y cae junto.',
    'not-shared': 'Las vidas no se comparten.',
    talk: 'Los compañeros pueden hablar de la partida.',
    'no-talk': 'En la mesa no se habla de la partida.',
    poison: '{n} contador de veneno ya es demasiado. | {n} contadores de veneno ya son demasiados.',
    'one-library':
      'Una biblioteca y un cementerio para todos; lo que controlas es tuyo. Biblioteca vacía: empate para todos.',
    spoils: 'Cuando cae quien tienes a la izquierda, te llevas todo lo que tenía al final de ese turno.',
    'no-spoils': 'Cuando alguien cae, todo lo que tenía sale del juego.',
    peace: 'Nadie ataca en su propio primer turno. | Nadie ataca en sus propios {n} primeros turnos.',
    hand: 'Mano inicial y tamaño de mano: {n} carta. | Mano inicial y tamaño de mano: {n} cartas.',
    'of-ten': 'Con diez jugadores: {rule}',
  },
} as const satisfies Translation<typeof english>
