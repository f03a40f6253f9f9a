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
  turns: 'Turnos',
  page: {
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
} as const satisfies Translation<typeof english>
