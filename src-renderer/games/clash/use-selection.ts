import { computed, shallowRef, watch } from 'vue'
import type { Offer, Seat } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { useToasts } from '../../design/index.ts'
import { refusalText } from '../../words/index.ts'
import type { Act } from '../../table/contract.ts'
import {
  addTarget,
  colourChoices,
  numberChoice,
  possibleTargets,
  startDraft,
  fillBlank,
  offerOf,
  offersFor,
  pairsOf,
  threadOf,
  type ActionDraft,
  type TakenUp,
} from './action-draft.ts'
import type { ClashProps } from './props.ts'
import type { QuestionView, ThreadView } from '../../../src-engine/clash/view/types.ts'
import { useOrdering } from './use-ordering.ts'
import { whyNotUsed } from './why-not.ts'

/** A blank that pairs things: attackers, blockers or creatures to move, each with where it goes. */
export type Pairing = 'attack' | 'block' | 'move'

/**
 * What a player has chosen and not sent yet: the card taken up, its targets, who attacks whom, which cards answer a
 * question. All of it can be taken back with one tap.
 */
export function useSelection(
  props: ClashProps,
  thread: () => ThreadView | undefined,
  send: (act: Act) => Promise<boolean>,
) {
  const toasts = useToasts()
  const seat = (): Seat => props.viewer
  const up = shallowRef<TakenUp>()
  const draft = shallowRef<ActionDraft>()
  const pairs = shallowRef<{ readonly [name: string]: string }>({})
  const armed = shallowRef<readonly string[]>([])
  const answers = shallowRef<readonly number[]>([])
  const moving = shallowRef(false)

  function clear(): void {
    up.value = draft.value = undefined
    pairs.value = {}
    armed.value = []
    answers.value = order.value = []
    moving.value = false
  }

  const question = computed<QuestionView | undefined>(() => {
    const pending = thread()?.pending ?? props.view.pending
    return pending?.seat === seat() && pending.options !== undefined ? pending : undefined
  })
  const pairing = computed<Pairing | undefined>(() => {
    if (draft.value !== undefined) return undefined
    if (offerOf(props.offers, 'block')) return 'block'
    if (offerOf(props.offers, 'attack')) return moving.value ? 'move' : 'attack'
    return undefined
  })
  const mayPair = computed(() => (pairing.value ? pairsOf(offerOf(props.offers, pairing.value)) : {}))

  // A draft ends with the step of the turn it was begun in, and when its card is no longer where it was.
  const moment = computed(() => {
    const now = thread()
    const said = [props.view.phase, now?.turn, now?.phase, now?.stack.length, now?.toAct.join(), question.value?.kind]
    return [...said, ...(props.view.seats[seat()]?.hand ?? [])].join(' ')
  })
  watch(moment, clear)

  /** Options of the taken-up card or thing: one offer each. */
  const options = computed<readonly Offer[]>(() => {
    const one = up.value
    return one === undefined || draft.value !== undefined ? [] : offersFor(props.offers, one)
  })
  const whyNot = computed(() => {
    const one = up.value
    return one === undefined || options.value.length > 0 || draft.value ? '' : whyNotUsed(props, thread(), one)
  })

  /** What was chosen stays chosen where the host refuses it at the same moment of the game: eight attackers are not named twice. */
  async function done(act: Act): Promise<void> {
    const chosen = [up.value, draft.value, pairs.value, armed.value, answers.value, order.value, moving.value] as const
    const then = moment.value
    clear()
    if ((await send(act)) || moment.value !== then || up.value || Object.keys(pairs.value).length > 0) return
    ;[up.value, draft.value, pairs.value, armed.value, answers.value, order.value, moving.value] = chosen
  }
  function continueDraft(next: ActionDraft): void {
    if (next.left.length === 0) void done(next.act)
    else draft.value = next
  }
  function start(offer: Offer): void {
    const one = up.value
    continueDraft(startDraft(offer, one === undefined ? {} : { card: 'card' in one ? one.card : one.thing }))
  }
  const fillNext = (value: Json): void => void (draft.value && continueDraft(fillBlank(draft.value, value)))
  const { order, ordering, nextInOrder } = useOrdering(
    () => (draft.value === undefined && up.value === undefined ? props.offers : []),
    () => `${thread()?.turn} ${thread()?.phase}`,
    act => plain(act.do, act),
  )

  /** What may be tapped now because something is asked or being aimed: names of things and seats. */
  const lit = computed<ReadonlySet<string>>(() => {
    if (draft.value) return new Set(possibleTargets(draft.value))
    if (question.value && !inHand.value) return new Set(question.value.options)
    if (ordering.value) return new Set(ordering.value.blockers)
    if (!pairing.value) return new Set()
    const able = Object.keys(mayPair.value)
    const toGo = armed.value.flatMap(name => mayPair.value[name] ?? [])
    return new Set([...able, ...toGo])
  })
  /** The question is about cards of one's own hand. */
  const inHand = computed(() => ['discard', 'hand-size', 'bottom'].includes(question.value?.kind ?? ''))

  /** Who an attacker goes to by default: the only possible one, or the one shown large. */
  function defaultTarget(name: string, shown: Seat | undefined): string | undefined {
    const to = mayPair.value[name] ?? []
    if (to.length === 1) return to[0]
    return pairing.value === 'attack' && shown !== undefined && to.includes(shown) ? shown : undefined
  }

  function pair(name: string, shown: Seat | undefined): void {
    if (name in pairs.value) {
      const { [name]: _gone, ...rest } = pairs.value
      pairs.value = rest
      armed.value = armed.value.filter(one => one !== name)
      return
    }
    const to = defaultTarget(name, shown)
    if (to !== undefined) pairs.value = { ...pairs.value, [name]: to }
    // It may still be sent to another.
    armed.value = to === undefined ? [...armed.value.filter(one => !(one in pairs.value)), name] : [name]
  }

  function pairWith(to: string): boolean {
    const able = armed.value.filter(name => mayPair.value[name]?.includes(to))
    if (able.length === 0) return false
    pairs.value = { ...pairs.value, ...Object.fromEntries(able.map(name => [name, to])) }
    armed.value = []
    return true
  }

  /** A tap on a group of equal things means one that may still be chosen. */
  function tapThings(names: readonly string[], shown: Seat | undefined): void {
    const name = names.find(one => lit.value.has(one) && !(one in pairs.value)) ?? names[0]!
    if (draft.value) return tapAim(name)
    if (question.value) return tapAnswer(name)
    if (ordering.value?.blockers.includes(name)) return nextInOrder(name)
    if (pairing.value) {
      if (armed.value.length > 0 && pairWith(name)) return
      if (name in mayPair.value || name in pairs.value) return pair(name, shown)
    }
    const same = up.value !== undefined && 'thing' in up.value && up.value.thing === name
    up.value = same ? undefined : { thing: name }
  }

  /** Whether the tap chose something; if not, the player is only shown large. */
  function tapSeat(to: Seat): boolean {
    if (draft.value && possibleTargets(draft.value).includes(to)) return (tapAim(to), true)
    if (question.value?.options?.includes(to) && !inHand.value) return (tapAnswer(to), true)
    return pairing.value !== undefined && pairWith(to)
  }

  function tapAim(name: string): void {
    const now = draft.value
    if (now === undefined) return
    if (possibleTargets(now).includes(name)) continueDraft(addTarget(now, name))
    else toasts.notify(refusalText({ code: 'illegal-target' }, 'clash'), { kind: 'bad' })
  }

  function tapAnswer(name: string): void {
    const now = question.value
    if (now?.options === undefined) return
    const at = now.options.findIndex((one, i) => one === name && !answers.value.includes(i))
    if (at >= 0) pick(at)
  }
  /** Picks an option of a question by its place, or unpicks it. A single answer is sent at once. */
  function pick(at: number): void {
    const now = question.value
    if (now?.options === undefined) return
    const most = now.max ?? now.count ?? 1
    if (answers.value.includes(at)) answers.value = answers.value.filter(one => one !== at)
    else if (most === 1) answers.value = [at]
    else if (answers.value.length < most) answers.value = [...answers.value, at]
    if (most === 1 && answers.value.length === 1 && !inHand.value) reply()
  }
  const mayReply = computed(() => {
    const now = question.value
    if (now === undefined) return false
    const least = now.min ?? now.count ?? 1
    return answers.value.length >= least && answers.value.length <= (now.max ?? now.count ?? 1)
  })
  function reply(): void {
    const now = question.value
    if (now?.options === undefined) return
    const picked = answers.value.map(at => now.options![at]!)
    const offer = props.offers.find(one => one.do === 'discard' || one.do === 'choose')
    if (offer === undefined) return
    if (offer.do === 'discard') return void done({ ...threadOf(offer), do: 'discard', cards: picked })
    const single = offer.blanks['pick']?.pick === 'one'
    void done({ ...threadOf(offer), do: 'choose', pick: single && picked.length === 1 ? picked[0]! : picked })
  }

  /** Takes up a card of the hand, or chooses it for a question; `nth` tells equal ones apart. */
  function tapCard(card: string, at: number, nth: number): void {
    if (draft.value) clear()
    if (question.value && inHand.value) {
      const place = question.value.options!.flatMap((one, i) => (one === card ? [i] : []))[nth]
      if (place !== undefined) pick(place)
      return
    }
    const again = up.value !== undefined && 'card' in up.value && up.value.at === at
    if (again && options.value.length === 1) return start(options.value[0]!)
    up.value = again ? undefined : { card, at }
  }

  /** Takes up a card of one's graveyard that may be cast from there. */
  function tapBuried(card: string): void {
    clear()
    up.value = { card, at: -1 }
  }

  function sendPairs(): void {
    const what = pairing.value
    const offer = what && offerOf(props.offers, what)
    if (what === undefined || offer === undefined) return
    const field = { attack: 'attackers', block: 'blockers', move: 'creatures' }[what]
    void done({ ...threadOf(offer), do: what, [field]: pairs.value })
  }
  /** All that can attack do, each whom it would usually. */
  function attackAll(shown: Seat | undefined): void {
    const whom = (name: string): string => defaultTarget(name, shown) ?? mayPair.value[name]![0]!
    const able = Object.keys(mayPair.value).filter(name => mayPair.value[name]!.length > 0)
    pairs.value = Object.fromEntries(able.map(name => [name, whom(name)]))
    armed.value = []
  }

  /** What is dragged onto something: an attacker onto a player or a battlefield, a guard onto an attacker. Whether that means anything. */
  function drag(names: readonly string[], to: readonly string[], release: boolean): boolean {
    const name =
      names.find(one => one in mayPair.value && !(one in pairs.value)) ?? names.find(one => one in mayPair.value)
    const aim = to.find(one => name !== undefined && mayPair.value[name]!.includes(one))
    if (name === undefined || aim === undefined) return false
    if (release) {
      pairs.value = { ...pairs.value, [name]: aim }
      armed.value = []
    }
    return true
  }
  function plain(what: string, more: JsonObject = {}): void {
    const offer = offerOf(props.offers, what)
    if (offer !== undefined) void done({ ...threadOf(offer), ...more, do: what })
  }
  const chosenNames = computed(
    () => new Set([...answers.value.map(at => question.value?.options?.[at] ?? ''), ...(draft.value?.targets ?? [])]),
  )

  return {
    moment,
    up,
    draft,
    pairs,
    armed,
    answers,
    moving,
    order,
    ordering,
    drag,
    question,
    inHand,
    pairing,
    mayPair,
    options,
    whyNot,
    lit,
    chosenNames,
    colourChoices: computed(() => colourChoices(draft.value)),
    numberChoice: computed(() => numberChoice(draft.value)),
    mayReply,
    clear,
    start,
    fillNext,
    tapThings,
    tapSeat,
    tapCard,
    tapBuried,
    pick,
    reply,
    sendPairs,
    attackAll,
    plain,
  }
}
export type Selection = ReturnType<typeof useSelection>
