import { drawForAll, isIn } from '../../formats/index.ts'
import { traitsOf } from '../state/board.ts'
import { spellOwner } from '../effects/control.ts'
import type { Draft } from '../state/transaction.ts'
import { Deeds } from '../effects/effect-api.ts'
import { asks, run } from '../effects/handlers/effects.ts'
import { Scope, type Behalf } from '../state/scope.ts'
import type { Aim, OnStack, Resolving, Thread } from '../state/state.ts'
import { doingOf, isLegalTarget } from './targets.ts'
import { Hidden } from '../../core/hidden.ts'
import { enter, toGraveyard } from '../effects/zones.ts'

/** Resolving what is on top of a stack, effect by effect, stopping where somebody must say something (RULES CLA-3). */

/** So many resolutions in a turn without a land, an attack or its passing are a loop (RULES CLA-10). */
const endless = 500

export function behalfOf(item: OnStack, targets: Behalf['targets'], known: Behalf['known'] = []): Behalf {
  return {
    you: item.by,
    about: item.about,
    x: item.x,
    known,
    ...(targets === undefined ? {} : { targets }),
    ...(item.source === undefined ? {} : { source: item.source }),
    ...(item.colour === undefined ? {} : { colour: item.colour }),
  }
}

/** Takes the top off the stack and begins to do what it says; nobody has priority until it is done. */
export function beginResolving(d: Draft): void {
  const { priority: _priority, ...thread } = d.thread()
  const item = thread.stack.at(-1)!
  const resolutions = thread.resolutions + 1
  d.replaceThread({ ...thread, stack: thread.stack.slice(0, -1), passed: [], resolutions })
  if (resolutions >= endless) {
    d.tell({ type: 'loop', turn: thread.id })
    d.step(drawForAll(d.circle, 'endless'))
    d.threads = []
    return
  }
  const wanted = doingOf(item.card, item.part).targets ?? []
  const legal = item.targets.map((aim, i) =>
    wanted[i] !== undefined && isLegalTarget(d, behalfOf(item, item.targets), item.card, wanted[i], aim)
      ? aim
      : undefined,
  )
  if (legal.length > 0 && legal.every(aim => aim === undefined)) {
    d.tell({ type: 'fizzled', seat: item.by, card: item.card.name, turn: d.turn })
    if (item.part.part === 'spell') toGraveyard(d, spellOwner(d, item), item.card)
    return
  }
  const known = [...item.targets, item.source, item.about.thing].flatMap(aim => knownOf(d, aim))
  d.setThread(thread.id, { resolving: { item, at: 0, answers: [], legal, known } })
}

function knownOf(d: Draft, aim: Aim | undefined): Resolving['known'] {
  const thing = typeof aim === 'number' ? d.permanents.get(aim) : undefined
  return thing === undefined
    ? []
    : [{ id: thing.id, controller: thing.controller, power: traitsOf(d.board, thing).power }]
}

/** Goes on with what resolves until it is done or somebody is asked. */
export function goOnResolving(d: Draft): void {
  const { resolving } = d.thread()
  if (resolving === undefined) return
  const { item } = resolving
  const doing = doingOf(item.card, item.part)
  const deeds = new Deeds(d, item)
  for (let at = resolving.at; at < doing.effects.length; at++) {
    const answers = at === resolving.at ? resolving.answers : []
    const scope = new Scope(d, d.board, behalfOf(item, resolving.legal, resolving.known))
    const effect = doing.effects[at]!
    if (at === 0 && doing.may && (doing.targets ?? []).length === 0 && !answers.some(one => one.picked[0] === mayYes)) {
      // “You may”, with nothing to aim at: asked as it resolves.
      if (answers.length > 0) break
      d.setThread(d.turn, { resolving: { ...resolving, at, answers } })
      d.ask({
        seat: item.by,
        kind: 'may',
        options: new Hidden([mayYes], d.circle.seats),
        min: 0,
        max: 1,
        card: item.card.name,
      })
      return
    }
    const said = answers.filter(one => one.picked[0] !== mayYes)
    const asking = asks(effect, scope, deeds, said)
    if (asking !== undefined) {
      const { seat, kind, options, min, max, secret } = asking
      d.setThread(d.turn, { resolving: { ...resolving, at, answers } })
      const eyes = secret ? [seat] : d.circle.seats
      d.ask({ seat, kind, options: new Hidden(options, eyes), min, max, card: item.card.name })
      return
    }
    run(effect, scope, deeds, said)
    if (d.circle.ended !== undefined) return
  }
  finish(d, item, resolving.legal)
}

export const mayYes = 'yes'

/** A permanent spell enters, attached where it was aimed; any other goes to its owner's graveyard. */
function finish(d: Draft, item: OnStack, legal: readonly (Aim | undefined)[]): void {
  const { resolving: _done, ...thread }: Thread = d.thread()
  d.replaceThread(thread)
  if (item.part.part === 'spell') {
    const { card } = item
    const owner = spellOwner(d, item)
    if (card.is.includes('instant') || card.is.includes('sorcery') || !isIn(d.circle, item.by))
      toGraveyard(d, owner, card)
    else {
      const [host] = legal
      enter(d, card, { owner, controller: item.by, ...(typeof host === 'number' ? { host } : {}) })
    }
  }
  d.tell({ type: 'resolved', seat: item.by, card: item.card.name, turn: d.turn })
}
