/** The rules pages: what stands around each game’s own. */
export default {
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
  /** What lessons of every game say. */
  lesson: {
    step: 'Step {at} of {all}',
    done: 'Done!',
    next: 'Next',
    again: 'From the start',
    skip: 'Skip this',
    partner: 'Partner',
    'once-more': 'Once more from the beginning',
  },
} as const
