import type english from '../../en/clash/clash-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  first: 'Cómo va un duelo',
  intro:
    'Todos empiezan con 20 vidas y un mazo de 60 cartas. Las tierras dan maná, el maná paga criaturas y hechizos, las criaturas atacan. Quien llega a 0 vidas, o tiene que robar de una biblioteca vacía, queda fuera. Gana quien quede al final.',
  turn: 'Un turno',
  steps: {
    untap: 'Tus cartas giradas se enderezan y robas una carta.',
    main: 'Principal: juega una tierra y lanza lo que puedas pagar.',
    attack:
      'Ataque: gira criaturas que ya estaban antes de este turno y elige a quién atacan. El atacado elige bloqueadoras y ambos lados hacen daño.',
    second: 'Una segunda fase principal y el final: lo que pase de siete cartas en mano se descarta, el daño se cura.',
  },
  stack: 'Responder',
  'stack-text':
    'Lo que se lanza espera en la pila, y todos los que están al alcance pueden responder. Lo último en llegar ocurre primero. Los instantáneos y las cartas con «sorpresa» se lanzan cuando sea; lo demás, solo en tu fase principal.',
  keywords: 'Lo que saben las criaturas',
  keyword: {
    flying: 'Solo la bloquean criaturas con vuelo o alcance.',
    reach: 'Puede bloquear a lo que vuela.',
    'first-strike': 'Hace su daño antes que las demás.',
    'double-strike': 'Hace su daño dos veces, la primera antes que las demás.',
    trample: 'El daño que sobra tras las bloqueadoras va al jugador.',
    vigilance: 'No se gira para atacar.',
    haste: 'Ataca en el turno en que llega.',
    deathtouch: 'Cualquier daño suyo mata a una criatura.',
    lifelink: 'El daño que hace es vida para ti.',
    defender: 'No puede atacar.',
    menace: 'Una sola bloqueadora no basta.',
    hexproof: 'Los rivales no pueden apuntarle.',
    indestructible: 'Ni el daño ni «destruye» la matan.',
    flash: 'Se puede lanzar en cualquier momento.',
    unblockable: 'Nadie la puede bloquear.',
  },
  seats: 'Quién se sienta dónde',
  'seats-text':
    'Vecino izquierdo, vecino derecho, compañero, en tierra ajena: muchas cartas preguntan quién se sienta dónde. Tu vecino izquierdo es quien juega después de ti. En formatos con alcance, hechizos y ataques solo llegan a ese número de sitios.',
  between: 'Entre jugadores',
  among: {
    crown: 'La corona: quien la lleva roba una carta al final de su turno. Quien le haga daño de combate la toma.',
    bounty: 'Una recompensa pesa sobre un jugador. El próximo que le haga daño de combate roba una carta por ella.',
    vote: 'Se vota a la vista de todos, uno tras otro. Gana lo más votado; en caso de empate decide el dueño de la carta.',
    truce:
      'Los regalos y los tratos se ofrecen: los aceptas o los rechazas. Las reglas hacen cumplir la tregua: dos no pueden atacarse en sus próximos turnos.',
  },
  formats: 'Formatos',
  decks: 'Diez mazos listos y diez medios',
  'decks-text':
    'Y diez medios mazos: treinta cartas cada uno, doce de ellas tierras. Dos cualesquiera hacen un mazo: 45 mazos en dos toques.',
  search: 'Buscar cartas',
  numbers: 'Los números entre paréntesis (CLA-3, FMT-1) nombran la regla en el reglamento de la fuente.',
} as const satisfies Translation<typeof english>
