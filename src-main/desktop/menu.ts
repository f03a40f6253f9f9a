import type { MenuItemConstructorOptions } from 'electron'
import { app, Menu } from 'electron'
import type { DesktopWords } from '../../src-engine/protocol/desktop.ts'

type Entry = keyof DesktopWords['menu']

/**
 * Copy and paste, text size, full screen (F11) and quit, in the language of the page once it has sent its labels; until
 * then with Electron's own labels.
 */
export function setMenu(words?: DesktopWords['menu']): void {
  const of = (entry: Entry): { readonly label?: string } => (words === undefined ? {} : { label: words[entry] })
  const roles = (...entries: readonly Exclude<Entry, 'edit' | 'view' | 'window'>[]): MenuItemConstructorOptions[] =>
    entries.map(role => ({ role, ...of(role) }))
  const gap = { type: 'separator' } as const
  const view = [...roles('resetZoom', 'zoomIn', 'zoomOut'), gap, ...roles('togglefullscreen')]
  if (!app.isPackaged) view.push(gap, { role: 'reload' }, { role: 'toggleDevTools' })
  const edit = [...roles('undo', 'redo'), gap, ...roles('cut', 'copy', 'paste', 'selectAll')]
  const mac = process.platform === 'darwin'
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      mac ? { role: 'appMenu' } : { label: '&Knockabout', submenu: roles('quit') },
      { role: 'editMenu', ...of('edit'), submenu: edit },
      { role: 'viewMenu', ...of('view'), submenu: view },
      { role: 'windowMenu', ...of('window'), submenu: roles('minimize', 'close') },
    ]),
  )
}
