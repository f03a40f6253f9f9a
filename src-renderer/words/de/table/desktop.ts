import type english from '../../en/table/desktop.ts'
import type { Translation } from '../../messages.ts'

export default {
  menu: {
    edit: 'Bearbeiten',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    view: 'Ansicht',
    resetZoom: 'Normale Größe',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    togglefullscreen: 'Vollbild',
    window: 'Fenster',
    minimize: 'Verkleinern',
    close: 'Schließen',
    quit: 'Beenden',
  },
  'still-there':
    'An deinen Tischen sitzen noch Leute. Ihre Spiele bleiben erhalten und können weitergehen, sobald du wieder Gastgeber bist.',
} as const satisfies Translation<typeof english>
