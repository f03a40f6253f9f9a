import type english from '../../en/clash/clash-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
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
} as const satisfies Translation<typeof english>
