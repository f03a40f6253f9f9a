import type { MenuItemConstructorOptions } from 'electron'
import { app, Menu } from 'electron'

/** The little a game needs: copy and paste, text size, full screen (F11), quit. */
export function setMenu(): void {
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  if (!app.isPackaged) view.push({ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' })
  const mac = process.platform === 'darwin'
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [{ role: 'appMenu' } as const] : [{ label: '&Knockabout', submenu: [{ role: 'quit' } as const] }]),
      { role: 'editMenu' },
      { label: '&View', submenu: view },
      { role: 'windowMenu' },
    ]),
  )
}
