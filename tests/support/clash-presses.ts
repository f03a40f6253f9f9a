import type { ClashAction } from '../../src-engine/clash/actions.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import type { Match } from '../../src-engine/core/match.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { isBallot } from '../../src-renderer/games/clash/ballots.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import { threadFor } from '../../src-renderer/games/clash/threads.ts'
import { usePrompt } from '../../src-renderer/games/clash/use-prompt.ts'
import { useSelection, type Selection } from '../../src-renderer/games/clash/use-selection.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

/** What the screens of Clash show a seat of this match. */
export function propsOf(match: Match, viewer = 'Ann'): ClashProps {
  const offers = match.game.offers(match.state, viewer)
  const view = viewFor(match.game, match.state, viewer) as unknown as ClashView
  return { view, offers, viewer, names: namesOf({}), events: [] } as unknown as ClashProps
}

/** A card of the hand or of the graveyard is taken up, or a thing on the table. */
function takeUp(selection: Selection, { view, viewer }: ClashProps, action: ClashAction & { card: string }): void {
  const { card } = action
  const from = 'from' in action ? action.from : undefined
  if (from === 'graveyard') return selection.tapBuried(card)
  if (action.do === 'activate' && from !== 'hand') return selection.tapThings([card], undefined)
  const hand = view.seats[viewer]?.hand ?? []
  selection.tapCard(card, hand.indexOf(card), 0)
}

/**
 * Carries out an action as a person does who presses one button after the other: cards, things on the table, players,
 * and the buttons of the prompt, each of which has a key. Gives what the screens then send; nothing if they can't.
 */
export function carriedOut(match: Match, seat: string, action: ClashAction): ClashAction | undefined {
  const props = propsOf(match, seat)
  const sent: ClashAction[] = []
  const thread = (): ReturnType<typeof threadFor> => threadFor(props.view, seat)
  const other = match.seats.find(one => one !== seat)
  const selection = useSelection(props, thread, act => {
    sent.push(act as ClashAction)
    return Promise.resolve(true)
  })
  const { buttons } = usePrompt(props, thread, selection, () => other)
  const press = (...keys: readonly string[]): void => {
    // Whatever can't be reached by a key is no way for whoever has only those.
    const found = keys.map(key => buttons.value.find(one => one.key === key)).find(one => one?.shortcut !== undefined)
    void found?.run()
  }
  const tap = (name: string): void => {
    if (!selection.tapSeat(name)) selection.tapThings([name], other)
  }
  const pair = (chosen: { readonly [name: string]: string }, button: string): void => {
    for (const [name, to] of Object.entries(chosen)) {
      selection.tapThings([name], other)
      if (selection.pairs.value[name] !== to) tap(to)
    }
    press(button)
  }
  switch (action.do) {
    case 'pass':
      press('no-attack', 'no-block', 'resolve', 'go', 'battle', 'end')
      break
    case 'pass-to':
      press(action.phase === 'attack' ? 'battle' : 'end')
      break
    case 'yield':
      press(action.to === 'my-turn' ? 'until-me' : 'yield')
      break
    case 'land':
    case 'cast':
    case 'activate': {
      takeUp(selection, props, action)
      const given: { readonly [field: string]: unknown } = action
      const at = selection.options.value.findIndex(offer =>
        ['mode', 'ability'].every(field => {
          const blank = offer.blanks[field]
          return blank?.pick !== 'one' || blank.from.includes(given[field] as never)
        }),
      )
      press(`${action.do} ${at}`)
      const targets = [...(('targets' in action && action.targets) || [])]
      for (let next = selection.draft.value?.left[0]?.[0]; next; next = selection.draft.value?.left[0]?.[0]) {
        const before = selection.draft.value
        if (next === 'x' || next === 'colours') selection.fillNext(given[next] as never)
        else if (next === 'targets') tap(targets.shift() ?? '')
        else tap(String(given[next]))
        if (selection.draft.value === before) break
      }
      break
    }
    case 'attack':
      pair(action.attackers, Object.keys(action.attackers).length > 0 ? 'attack' : 'no-attack')
      break
    case 'block':
      pair(action.blockers, Object.keys(action.blockers).length > 0 ? 'block' : 'no-block')
      break
    case 'order':
      for (const one of action.blockers) if (sent.length === 0) selection.tapThings([one], other)
      break
    case 'choose': {
      const picked = [action.pick].flat()
      const { question } = selection
      if (question.value && isBallot(question.value)) {
        const at = question.value.options?.indexOf(picked[0] ?? '') ?? -1
        if (at >= 0) selection.pick(at)
        else selection.reply()
        break
      }
      for (const one of picked) {
        const options: readonly string[] = question.value?.options ?? []
        const at = options.findIndex((name, i) => name === one && !selection.answers.value.includes(i))
        if (at >= 0) selection.pick(at)
      }
      if (sent.length === 0) press('done', 'none')
      break
    }
    case 'discard': {
      const hand = props.view.seats[seat]?.hand ?? []
      const nth = new Map<string, number>()
      for (const card of action.cards) {
        selection.tapCard(card, hand.indexOf(card), nth.get(card) ?? 0)
        nth.set(card, (nth.get(card) ?? 0) + 1)
      }
      press('done')
      break
    }
    default:
      press(action.do)
  }
  return sent[0]
}
