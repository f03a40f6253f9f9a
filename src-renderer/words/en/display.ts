/** The table for the whole room. */
export default {
  none: 'No table is open yet. As soon as somebody opens one, it is shown here.',
  free: '{place} · free',
  'free-bot': '{place} · free, or a bot',
  scan: 'Scan to sit down',
  'or-type': 'or type',
} as const
