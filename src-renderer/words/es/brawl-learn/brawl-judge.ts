import type english from '../../en/brawl-learn/brawl-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  seconds: '{time} s',
  total:
    'Hubo una jugada útil a la vista, durante {longest}. | Hubo {n} jugadas útiles a la vista: la mitad no más de {median}, la más larga {longest}.',
  none: 'No hubo ninguna jugada útil a la vista.',
  'not-known': 'Del resto no se sabe: no hubo tiempo de mirarlo.',
  made: '{place}: **{card}** estuvo {time} a la vista hasta que se jugó.',
  gone: '{place}: **{card}** estuvo {time} a la vista hasta que allí ya no servía.',
  covered: '{place}: **{card}** estuvo {time} a la vista hasta que la tapó otra carta.',
  over: '{place}: **{card}** estuvo {time} a la vista hasta que todo acabó.',
} as const satisfies Translation<typeof english>
