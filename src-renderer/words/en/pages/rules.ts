/** The rules pages: what stands around each game’s own. */
export default {
  title: 'Rules',
  'gauntlet-of': '{game}: the gauntlet',
  'lesson-of': '{game}: the lesson',
  'rules-of': '{game}: rules',
  begun: 'The game has begun: your table waits for you.',
  fetching: 'Fetching the rules …',
  'one-sentence': 'In one sentence',
  for: 'For {min} to {max} players, best with {best}.',
  'no-game': 'There is no such game in this house',
  all: 'All games',
  read: 'Read the rules',
  try: 'Try it',
  'read-step': 'Read this step again',
} as const
