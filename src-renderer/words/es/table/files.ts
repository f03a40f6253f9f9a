import type english from '../../en/table/files.ts'
import type { Translation } from '../../messages.ts'

export default {
  'too-large': '«{file}» es demasiado grande para ser un archivo de Knockabout.',
  empty: '«{file}» está vacío.',
  'cut-short': '«{file}» está cortado: se acaba a la mitad. Cópialo o envíalo otra vez.',
  'no-file': '«{file}» no se puede leer como partida: no es un archivo de Knockabout o lo han cambiado.',
  'no-game': 'En «{file}» no hay ninguna partida.',
  statistics: '«{file}» es un archivo de estadísticas. Impórtalo en la página Estadísticas.',
  'which-game': 'En «{file}» no hay ninguna partida: no dice a qué se jugó.',
  'who-sat': 'En «{file}» no hay ninguna partida: no dice quién estaba en la mesa.',
  larger: '«{file}» es más grande que cualquier partida: como mucho {size}.',
  'not-everything': '«{file}» no es un archivo con todo lo que guarda Knockabout.',
  'statistics-unread': '«{file}» no se puede leer: está cortado o no es de Knockabout. No se ha cambiado nada.',
  'no-statistics': '«{file}» no es un archivo de estadísticas de Knockabout. No se ha cambiado nada.',
  'picture-kept': 'La imagen está guardada.',
} as const satisfies Translation<typeof english>
