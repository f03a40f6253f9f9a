import type english from '../../en/clash-learn/clash-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  'win-sure': 'Damit war das Spiel in diesem Zug gewonnen, was die andere Seite auch tat.',
  win: 'Damit war das Spiel in diesem Zug gewonnen gegen das, was die anderen hielten; sie hätten eine Antwort halten können.',
} as const satisfies Translation<typeof english>
