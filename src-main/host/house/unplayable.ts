import type { Unplayable } from '../../../src-engine/core/replay.ts'

/** In plain words, why this build can't play a record again. */
export function whyNot({ why, at, rules, code, text }: Unplayable): string {
  switch (why) {
    case 'unknown-game':
      return 'This Knockabout does not know that game.'
    case 'other-rules':
      return `It was played by other rules than this Knockabout has (version ${rules}).`
    case 'set-up':
      return text ?? 'Its table cannot be set up.'
    case 'refused':
      return `Its move ${at} does not fit the rules (${code}).`
    case 'broke':
      return at === 0 ? 'The rules fail at its set-up.' : `The rules fail at its move ${at}.`
    case 'other-end':
      return 'Played again, it comes to another end than it did.'
  }
}
