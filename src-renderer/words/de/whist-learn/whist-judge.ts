import type english from '../../en/whist-learn/whist-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  'only-trick-sure': 'Damit war ein Stich sicher, bei jeder Verteilung, die zum Gesehenen passt.',
  'only-trick': 'Damit war ein Stich erzwungen, was die anderen auch taten; sicher wissen konnte das niemand.',
  'tricks-sure':
    'Damit war {n} Stich mehr sicher, bei jeder Verteilung, die zum Gesehenen passt. | Damit waren {n} Stiche mehr sicher, bei jeder Verteilung, die zum Gesehenen passt.',
  tricks:
    'Damit war {n} Stich mehr erzwungen, was die anderen auch taten; sicher wissen konnte das niemand. | Damit waren {n} Stiche mehr erzwungen, was die anderen auch taten; sicher wissen konnte das niemand.',
} as const satisfies Translation<typeof english>
