import type { AnyGame, Seat, Thinking } from './game.ts'
import type { JudgedChapter, JudgedStep, JudgeInput } from './judge.ts'
import { actionOf, type MatchRecord } from './record.ts'
import { replay, type Games } from './replay.ts'

/** How a record is judged. */
export interface JudgeOptions {
  readonly thinking: Thinking
  /** The game goes on: what is not over, or still hides something, is left out. */
  readonly running?: boolean
  /** Only the latest that can be judged. */
  readonly latest?: boolean
  /** When each action was taken, in milliseconds from the beginning. */
  readonly times?: readonly number[]
}

/**
 * What the game's judge says of a seat's choices, hand by hand; only hands in which it had any. Nothing for a game without a
 * judge or a record that does not hold.
 */
export function judged(games: Games, record: MatchRecord, seat: Seat, options: JudgeOptions): readonly JudgedChapter[] {
  const { thinking, running = false, latest = false, times } = options
  const over: (Omit<JudgeInput<unknown>, 'thinking'> & { readonly name: string })[] = []
  let steps: JudgedStep<unknown>[] = []
  let game: AnyGame | undefined
  let name = ''
  let last: unknown
  const close = (after: unknown): void => {
    const played = { seat, steps, after }
    steps = []
    if (!played.steps.some(step => step.by === seat)) return
    if (!running || game?.judge?.isOpen?.(played) === true) over.push({ ...played, name })
  }
  const { ok } = replay(games, record, ({ step, match, action }) => {
    if (action !== undefined) {
      const time = times?.[step - 1]
      const taken = {
        at: step - 1,
        state: last,
        by: action.by,
        action: actionOf(action) as unknown as JudgedStep<unknown>['action'],
      }
      steps.push(time === undefined ? taken : { ...taken, time })
    }
    game = match.game
    last = match.state
    const chapter = game.scenario.chapter(last)
    if (chapter !== name) {
      close(last)
      name = chapter
    }
  })
  if (ok && !running) close(last)
  const judge = game?.judge
  if (!ok || judge === undefined) return []
  const judgements = (latest ? over.slice(-1) : over).map(played => {
    return { name: played.name, ...judge.judge({ ...played, thinking }) }
  })
  return judgements.filter(({ choices }) => choices > 0)
}
