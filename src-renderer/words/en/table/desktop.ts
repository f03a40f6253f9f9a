/** What the desktop app's menu says, and its dialog where no page can ask. */
export default {
  menu: {
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    resetZoom: 'Actual size',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    togglefullscreen: 'Full screen',
    window: 'Window',
    minimize: 'Minimise',
    close: 'Close',
    quit: 'Quit',
  },
  'still-there': 'There are still people at your tables. Their games are kept and can go on when you host again.',
} as const
