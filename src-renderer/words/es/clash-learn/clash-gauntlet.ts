import type english from '../../en/clash-learn/clash-gauntlet.ts'
import type { Translation } from '../../messages.ts'

export default {
  'choose-deck': 'Te esperan ocho rivales. Elige un mazo para empezar; después de cada victoria tomas cartas para él.',
  take: 'Tomar este mazo',
  cards: 'Sus cartas ({n})',
  stands: '{beaten} de {all} derrotados, te queda {n} vida. | {beaten} de {all} derrotados, te quedan {n} vidas.',
  won: 'Has derrotado a los ocho. En este pueblo ya nadie juega contra ti por dinero.',
  lost: 'Tres duelos perdidos: se acabó el desafío. Derrotaste a {n}.',
  play: 'Jugar contra {who}',
  continue: 'Seguir contra {who}',
  deck: 'Mi mazo',
  over: 'Empezar de nuevo',
  'over-sure': '¿Empezar de nuevo?',
  'over-text': 'Se pierden tu mazo y todas tus victorias.',
  'go-on': 'Seguir',
  is: { beaten: 'derrotado', next: 'siguiente' },
  style: {
    steady: 'juega con calma',
    bold: 'ataca con todo',
    patient: 'espera el momento justo',
    greedy: 'no regala ninguna criatura',
    spiteful: 'te hace daño donde puede',
  },
  who: {
    Pip: { name: 'Pip, mozo de taberna', line: 'Se lanza con todo lo que tiene y nunca mira atrás.' },
    Hettie: { name: 'Hettie, pastora de gansos', line: 'Su bandada vuela fuera de tu alcance hasta que la olvidas.' },
    Wilkin: { name: 'Wilkin, sacristán', line: 'Lo que tú entierras, él lo desentierra.' },
    Brand: { name: 'Brand, herrero', line: 'Golpea una vez, y fuerte. Casi nunca le hace falta otra.' },
    Mell: { name: 'Mell, maestra', line: 'Ha leído tu plan y lo ha corregido en rojo.' },
    Grette: { name: 'Grette, prestamista', line: 'Cada cambio con ella le sale un poco mejor a ella.' },
    Corvin: { name: 'Corvin, alguacil', line: 'Nada de lo que pones en la mesa dura mucho allí.' },
    Agatha: { name: 'Agatha, posadera', line: 'La casa es suya, y hasta ahora la casa siempre ha ganado.' },
  },
} as const satisfies Translation<typeof english>
