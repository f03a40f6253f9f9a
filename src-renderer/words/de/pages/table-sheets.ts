import type english from '../../en/pages/table-sheets.ts'
import type { Translation } from '../../messages.ts'

export default {
  'move-seat': {
    title: 'An einem anderen Gerät weiterspielen',
    text: 'Scann das mit dem anderen Gerät. Dein Platz zieht mit um, und dieses hier gibt ihn ab.',
    code: 'Ein Code für {link}',
    type: 'Oder öffne dort diese Adresse:',
    lasts: 'Er gilt einmal, noch {n} Sekunde. | Er gilt einmal, noch {n} Sekunden.',
    late: 'Dieser Code gilt nicht mehr.',
    again: 'Ein neuer Code',
  },
  mute: {
    title: 'Wessen Zurufe zu sehen sind',
    text: 'Nur die kleinen Zurufe; der Chat bleibt, wie er ist.',
    here: 'Auf diesem Gerät',
    everywhere: 'Für alle, auch auf dem Fernseher',
    all: 'Alle Zurufe',
  },
} as const satisfies Translation<typeof english>
