import type english from '../../en/referee/referee-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  begin: 'Empezar',
  books: { booklet: 'Reglas del librito', modern: 'Reglas de hoy' },
  setup: {
    best: 'Mejor con {players}',
    'every-seat': 'con todos los sitios ocupados',
    players: '{n} jugador | {n} jugadores',
    'teams-follow':
      'Los equipos salen de los sitios, contando desde quien tiene el primer turno: sortead los sitios o cambiad de sitio.',
    turns:
      '{n} turno a la vez, primero el iluminado del mapa. | {n} turnos a la vez, primero los iluminados en el mapa.',
    meaning: 'Qué significa este formato, dicho fácil',
    'ask-first': '{question} Pregunta a todos antes de empezar.',
    deck: '{n} jugador necesita un mazo común de al menos {cards} cartas: 120 para cuatro y 20 más por cada otro. | {n} jugadores necesitan un mazo común de al menos {cards} cartas: 120 para cuatro y 20 más por cada otro.',
    'deck-few': 'El vuestro tiene {has}: falta {n}. | El vuestro tiene {has}: faltan {n}.',
    'deck-enough': 'El vuestro tiene {has}: basta.',
    'deck-has': 'Tiene {n}',
    'deck-cards': 'Cartas en vuestro mazo',
    commanders: 'Con comandantes',
    'commanders-mean': 'Todos empiezan con 40 vidas; el daño de cada comandante se cuenta aparte.',
    'commanders-set': 'Empezar con 40 vidas',
  },
  colours: {
    title: 'Quién lleva qué colores',
    turn: 'Girar la estrella',
    back: 'Girarla al revés',
    means:
      'Los vecinos comparten color; los dos de enfrente llevan el que combates. Para cambiar a alguien, cambia su sitio.',
  },
  page: {
    title: 'El árbitro: vuestros mazos, cualquier batalla entre varios',
    what: 'Las cartas son vuestras; la mesa lleva vidas, turnos, alcances, ataques y puntos. Cada cual cambia sus vidas en su móvil, acaba allí su turno y dice cuándo queda fuera. Lo que fue un error se puede deshacer.',
    'here-booklet': 'Esta mesa: reglas del librito',
    'here-modern': 'Esta mesa: reglas de hoy',
    'books-booklet':
      'Puede jugarse con dos reglamentos: el librito del que vienen estos formatos y las reglas oficiales de hoy. Cada formato dice abajo cómo se juega según el librito y en qué difieren.',
    'books-modern':
      'Puede jugarse con dos reglamentos: el librito del que vienen estos formatos y las reglas oficiales de hoy. Cada formato dice abajo cómo se juega hoy y en qué difieren.',
    formats: 'Formatos',
    'both-title': 'Los dos reglamentos, en todo formato',
    'both-caption': 'En qué difieren siempre, se juegue lo que se juegue',
    'differ-caption': 'En qué difieren los reglamentos aquí',
    same: 'Los dos lo juegan igual, salvo lo que difiere en todo formato.',
    booklet: 'El librito',
    'booklet-on': 'El librito (vale)',
    modern: 'Hoy',
    'modern-on': 'Hoy (vale)',
    here: 'Se juega aquí',
    map: 'Tu sitio está abajo y el turno pasa a la izquierda. Espadas cruzadas: a quién puedes atacar. Apagado: fuera del alcance de tus hechizos. Iluminado: un turno en curso.',
    'map-teams':
      'Tu sitio está abajo y el turno pasa a la izquierda. Espadas cruzadas: a quién puedes atacar. Apagado: fuera del alcance de tus hechizos. Iluminado: un turno en curso; ◆ y ▲: los equipos.',
    asked: 'Se pregunta antes de la partida: {question}',
  },
  terms: {
    title: 'Palabras de todos los formatos',
    left: 'Izquierda',
    'left-means': 'En el sentido del reloj, visto desde arriba: por ahí pasa el turno. Todos se sientan en corro.',
    range: 'Alcance de hechizos',
    'range-means':
      'A cuántos sitios a cada lado llegan tus hechizos y habilidades. Lo que afecta a todos afecta solo a quienes están al alcance.',
    attack: 'Ataque',
    'attack-means': 'Las criaturas atacan solo a quien el formato permite, y nunca a nadie fuera de tu alcance.',
    moving: 'Mover criaturas',
    'moving-means':
      'En algunos formatos por equipos una criatura puede ir con un compañero en vez de atacar: bloquea y ataca desde allí, en tu turno, y vuelve a casa si ese jugador queda fuera.',
    out: 'Quedar fuera',
    'out-means':
      'Quien queda fuera se lleva todo lo suyo, esté donde esté; las criaturas ajenas que estaban con él vuelven a casa. Su sitio vacío cuenta aún para el alcance hasta que pase un turno; para los ataques, no.',
    several: 'Varios turnos a la vez',
    'several-means':
      'En una partida muy grande varios jugadores tienen turno a la vez, tan separados que nadie queda al alcance de dos. Un turno que se acercaría demasiado a otro espera hasta poder empezar; la mesa dice por qué.',
    fewer: 'Menos turnos',
    'fewer-means': 'Al caer jugadores se retira un turno: el más cercano al último que cayó termina y no pasa a nadie.',
    chart: 'Turnos al empezar, con alcance de dos',
    players: 'Jugadores',
    turns: 'Turnos',
    'or-fewer': '{n} o menos',
    'from-to': '{from} a {to}',
  },
} as const satisfies Translation<typeof english>
