import type { Coded } from './coded.ts'
import type { Unplayable } from './replay.ts'

/** Why this build can't play a record again. */
export function whyNot({ why, at, rules, code, text, params }: Unplayable): Coded {
  switch (why) {
    case 'unknown-game':
      return { code: 'no-such-game' }
    case 'other-rules':
      return { code: 'other-rules', params: { version: rules ?? 0 } }
    case 'set-up':
      return { code: text ?? 'no-set-up', ...(params === undefined ? {} : { params }) }
    case 'refused':
      return { code: 'bad-move', params: { at: at ?? 0, what: code ?? '' } }
    case 'broke':
      return { code: 'broken', params: { at: at ?? 0 } }
    case 'other-end':
      return { code: 'other-end' }
  }
}
