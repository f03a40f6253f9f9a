import { isNew, traitsOf, type Change, type Traits } from '../state/board.ts'
import { keywordsIn } from '../cards/keywords.ts'
import { withBoard } from '../state/boards.ts'
import { nameOf, namesOnBattlefield, type PositionWithBoard } from '../state/names.ts'
import type { ClashState, Id, StackItem, Permanent, Thread } from '../state.ts'
import { actorIn, blockDeclaration, openAnswers } from '../state/actor.ts'
import { targetNames } from '../stack/targets.ts'
import type { AttackView, ChangeView, PermanentView, QuestionView, StackView, ThreadView } from './types.ts'

/** Permanents, stacks, combat and questions as they are shown. */

/** Every permanent by its name (`names.ts`). */
export function permanentViews(state: ClashState): { readonly [name: string]: PermanentView } {
  const position = withBoard(state)
  const names = namesOnBattlefield(position)
  const out: { [name: string]: PermanentView } = {}
  for (const thing of state.permanents.values()) out[names.get(thing.id)!] = permanentView(position, thing)
  return out
}

/** The last view made of each permanent, with what it depends on besides the permanent itself. */
const made = new WeakMap<
  Permanent,
  { readonly traits: Traits | undefined; readonly host: string; readonly fresh: boolean; readonly view: PermanentView }
>()

export function permanentView(position: PositionWithBoard, thing: Permanent): PermanentView {
  const traits = thing.card.isCreature ? traitsOf(position.board, thing) : undefined
  const host = thing.host === undefined ? '' : nameOf(position, thing.host)
  const fresh = thing.card.isCreature && isNew(position, thing)
  const last = made.get(thing)
  if (last !== undefined && last.host === host && last.fresh === fresh && sameTraits(last.traits, traits))
    return last.view
  const view = viewOfPermanent(position, thing, traits, host, fresh)
  made.set(thing, { traits, host, fresh, view })
  return view
}

function sameTraits(a: Traits | undefined, b: Traits | undefined): boolean {
  if (a === b) return true
  const same = a?.power === b?.power && a?.toughness === b?.toughness && a?.keywords === b?.keywords
  return same && sameChanges(a?.changes, b?.changes)
}

function sameChanges(a: readonly Change[] = [], b: readonly Change[] = []): boolean {
  return a.length === b.length && a.every((change, at) => sameChange(change, b[at]!))
}

function sameChange(a: Change, b: Change): boolean {
  return (
    a === b ||
    (a.card === b.card &&
      a.sets === b.sets &&
      a.power === b.power &&
      a.toughness === b.toughness &&
      a.gains === b.gains &&
      a.loses === b.loses)
  )
}

function changeViews(changes: readonly Change[]): readonly ChangeView[] {
  return changes.flatMap(({ card, sets, power, toughness, gains, loses }): ChangeView[] => {
    if (card === undefined) return []
    if (sets !== undefined) return [{ card, power: sets.power, toughness: sets.toughness, sets: true }]
    return [
      {
        card,
        ...(power === 0 && toughness === 0 ? {} : { power, toughness }),
        ...(gains === 0 ? {} : { gains: keywordsIn(gains) }),
        ...(loses === 0 ? {} : { loses: keywordsIn(loses) }),
      },
    ]
  })
}

function viewOfPermanent(
  position: PositionWithBoard,
  thing: Permanent,
  traits: Traits | undefined,
  host: string,
  fresh: boolean,
): PermanentView {
  const { id, card, owner, controller, territory, tapped, damage, counters } = thing
  return {
    id,
    card: card.name,
    controller,
    owner: position.format.rules.oneDeck ? controller : owner,
    tapped,
    territory,
    ...(traits === undefined ? {} : { power: traits.power, toughness: traits.toughness, damage }),
    keywords: keywordsIn(traits?.keywords ?? card.keywordSet),
    ...(counters === 0 ? {} : { counters }),
    ...(host === '' ? {} : { attachedTo: host }),
    ...(card.token ? { token: true } : {}),
    ...(fresh ? { fresh } : {}),
    ...(traits?.changes === undefined ? {} : { changes: changeViews(traits.changes) }),
  }
}

/** A turn as everybody sees it: its phase, who acts, its stack and combat, and what it waits for. */
export function threadView(state: ClashState, thread: Thread): ThreadView {
  const position = withBoard(state)
  const acting = actorIn(thread)
  const pending = questionView(thread)
  return {
    phase: thread.phase === 'first-strike' ? 'damage' : thread.phase,
    ...(thread.phase === 'first-strike' ? { firstStrike: true } : {}),
    turn: thread.id,
    active: thread.of,
    toAct: acting === undefined ? [] : [acting],
    stack: thread.stack.map(item => stackView(position, item)).toReversed(),
    ...(thread.declaring ? { declaring: true } : {}),
    ...(blockDeclaration(thread) === undefined ? {} : { blocking: blockDeclaration(thread)!.before }),
    ...(thread.combat === undefined ? {} : { combat: combatView(position, thread) }),
    ...(thread.resolving === undefined ? {} : { resolving: stackView(position, thread.resolving.item) }),
    landPlayed: thread.landPlayed,
    ...(pending === undefined ? {} : { pending }),
  }
}

function stackView(position: PositionWithBoard, { card, by, targets, part, x, source, colour }: StackItem): StackView {
  return {
    card: card.name,
    by,
    targets: targetNames(position, targets),
    kind: part.part === 'cycling' ? 'ability' : part.part === 'later' ? 'trigger' : part.part,
    ...('mode' in part ? { mode: part.mode } : {}),
    ...('at' in part ? { at: part.at } : {}),
    ...(x === 0 ? {} : { x }),
    ...(colour === undefined ? {} : { colour }),
    ...(source !== undefined && position.permanents.has(source) ? { source: nameOf(position, source) } : {}),
  }
}

function combatView(position: PositionWithBoard, { combat }: Thread): readonly AttackView[] {
  const name = (id: Id): string => nameOf(position, id)
  const going = (combat?.attacks ?? []).filter(({ attacker }) => position.permanents.has(attacker))
  return going.map(({ attacker, whom, blockers, blocked }) => ({
    attacker: name(attacker),
    whom,
    blockers: blockers.filter(id => position.permanents.has(id)).map(name),
    blocked,
  }))
}

/** What a turn waits for, without the options. */
export function questionView(thread: Thread): QuestionView | undefined {
  if (thread.question === undefined) return undefined
  const { seat, kind, min, max, card } = thread.question
  const votes = openAnswers(thread)
  return {
    seat,
    kind,
    min,
    max,
    ...(card === undefined ? {} : { card }),
    ...(votes.length === 0
      ? {}
      : { votes: Object.fromEntries(votes.map(vote => [vote.seat, String(vote.picked[0])])) }),
  }
}
