import type english from '../../en/table/desktop.ts'
import type { Translation } from '../../messages.ts'

export default {
  menu: {
    edit: 'Editar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    selectAll: 'Seleccionar todo',
    view: 'Ver',
    resetZoom: 'Tamaño normal',
    zoomIn: 'Más grande',
    zoomOut: 'Más pequeño',
    togglefullscreen: 'Pantalla completa',
    window: 'Ventana',
    minimize: 'Minimizar',
    close: 'Cerrar',
    quit: 'Salir',
  },
  'still-there':
    'Todavía hay gente en tus mesas. Sus partidas se guardan y pueden seguir cuando vuelvas a ser anfitrión.',
} as const satisfies Translation<typeof english>
