/** The table for the whole room. */
export default {
  none: 'No table is open yet. As soon as somebody opens one, it is shown here.',
  free: '{place} · free',
  'free-bot': '{place} · free, or a bot',
  welcome: 'Welcome! Scan to come in',
  how: 'How to play',
  tables: 'Which table',
  at: '{game} · {who}',
  sound: 'Press any key for sound',
  scan: 'Scan to sit down',
  'or-type': 'or type',
} as const
