import type english from '../../en/table/files.ts'
import type { Translation } from '../../messages.ts'

export default {
  'too-large': '„{file}“ ist zu groß für eine Datei von Knockabout.',
  empty: '„{file}“ ist leer.',
  'cut-short': '„{file}“ ist unvollständig: Die Datei hört mittendrin auf. Kopier oder schick sie noch einmal.',
  'no-file': '„{file}“ lässt sich nicht als Spiel lesen: Es ist keine Datei von Knockabout, oder sie wurde verändert.',
  'no-game': 'In „{file}“ ist kein Spiel.',
  statistics: '„{file}“ ist eine Statistikdatei. Importier sie auf der Seite „Statistik“.',
  'which-game': 'In „{file}“ ist kein Spiel: Es steht nicht drin, welches gespielt wurde.',
  'who-sat': 'In „{file}“ ist kein Spiel: Es steht nicht drin, wer am Tisch saß.',
  larger: '„{file}“ ist größer, als irgendein Spiel wird: höchstens {size}.',
  'not-everything': '„{file}“ ist keine Datei mit allem, was Knockabout speichert.',
  'statistics-unread':
    '„{file}“ lässt sich nicht lesen: Die Datei ist unvollständig oder nicht von Knockabout. Es wurde nichts geändert.',
  'no-statistics': '„{file}“ ist keine Statistikdatei von Knockabout. Es wurde nichts geändert.',
  'picture-kept': 'Das Bild ist gespeichert.',
} as const satisfies Translation<typeof english>
