import { computed } from 'vue'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import type { Offer } from '../../../src-engine/core/game.ts'
import { formatList, isolated, t } from '../../words/index.ts'
import type { Action } from '../../table/actions/action.ts'
import { offerOf } from './action-draft.ts'
import { isBallot } from './ballots.ts'
import { abilityText, modeText } from './cards/text.ts'
import type { ClashProps } from './props.ts'
import type { QuestionView, ThreadView } from '../../../src-engine/clash/view/types.ts'
import { canAttack, isSorceryTime } from './threads.ts'
import type { Selection } from './use-selection.ts'
import { cardNameOf, thingsText } from './names.ts'

export interface Prompt {
  readonly text: string
  /** It is this player's move; `wait`: the table waits for others. */
  readonly mood: 'mine' | 'wait' | 'over'
}
/** One thing that can be said by a button. */
export interface PromptButton extends Action {
  readonly kind: 'primary' | 'plain' | 'quiet'
}
/** The key of each button; no two that stand together share one. What a card offers has its number. */
const shortcuts: { readonly [key: string]: string } = {
  keep: 'k',
  mulligan: 'm',
  resolve: 'r',
  yield: 'y',
  go: 'g',
  'until-me': 'w',
  battle: 'b',
  end: 'e',
  attack: 'a',
  'attack-all': 'a',
  move: 'a',
  moving: 'v',
  'no-attack': 'n',
  block: 'b',
  'no-block': 'n',
  done: 'd',
  none: 'n',
  stop: 'x',
  back: 'u',
}

/** The one line that says whose move it is and what for, and the buttons that go with it. */
export function usePrompt(
  props: ClashProps,
  thread: () => ThreadView | undefined,
  selection: Selection,
  shown: () => string | undefined,
) {
  const offered = (what: string): boolean => offerOf(props.offers, what) !== undefined
  const seated = computed(() => props.viewer !== 'table')

  const prompt = computed<Prompt>(() => {
    const mine = (text: string): Prompt => ({ text, mood: 'mine' })
    const { view } = props
    if (view.phase === 'over') return { text: t('refusals.game-over'), mood: 'over' }
    if (seated.value && view.seats[props.viewer]?.status !== 'in') return { text: t('clash.line.out'), mood: 'over' }
    if (selection.draft.value) return mine(draftText())
    if (selection.question.value) return mine(questionText(selection.question.value))
    if (offered('keep')) return mine(t('clash.line.keep'))
    const now = thread()
    if (now?.toAct.includes(props.viewer)) return mine(ownTurnText(now))
    if (view.phase === 'opening' && seated.value) return { text: t('clash.line.kept'), mood: 'wait' }
    const due = view.toAct.filter(seat => seat !== props.viewer)
    const who =
      due.length > 3
        ? `${due
            .slice(0, 2)
            .map(seat => isolated(props.names(seat)))
            .join(', ')} …`
        : formatList(due.map(props.names))
    return { text: due.length === 0 ? t('clash.line.nobody') : t('table.turn.waiting', { who }), mood: 'wait' }
  })

  function draftText(): string {
    const { act, left, targets } = selection.draft.value!
    const card = cardNameOf(String(act['card'] ?? ''))
    const field = left[0]?.[0]
    if (field === 'x') return t('clash.line.x', { card })
    if (field === 'colours') return t('clash.line.colour', { card })
    if (field === 'sacrifice' || field === 'discard') return t(`clash.line.${field}`, { card })
    return t(targets.length === 0 ? 'clash.line.aim' : 'clash.line.aim-two', { card })
  }
  function questionText({ kind, card = '', min, max, count }: QuestionView): string {
    const n = count ?? max ?? min ?? 1
    if (kind === 'discard' || kind === 'hand-size' || kind === 'sacrifice' || kind === 'bottom') {
      return t(`clash.ask.${kind}`, { n })
    }
    if (kind === 'order') return t('clash.ask.order')
    const by = thread()?.resolving?.by
    // “You” on a card of somebody else is not who reads it here.
    const own = by === undefined || by === props.viewer
    if (kind === 'vote' && own) return t('clash.ask.vote-own', { card })
    return t(`clash.ask.${kind}`, { card, who: props.names(by ?? props.viewer) })
  }
  function ownTurnText(now: ThreadView): string {
    if (now.declaring) {
      const [armed] = selection.armed.value.filter(one => !(one in selection.pairs.value))
      if (selection.moving.value) return t('clash.line.move')
      if (armed !== undefined) return t('clash.line.attack-whom', { card: cardNameOf(armed) })
      const foes = new Set(Object.values(selection.mayPair.value).flat())
      return t(foes.size > 1 ? 'clash.line.attack' : 'clash.line.attack-one')
    }
    if (now.blocking !== undefined) {
      const [armed] = selection.armed.value.filter(one => !(one in selection.pairs.value))
      if (armed !== undefined) return t('clash.line.block-whom', { card: cardNameOf(armed) })
      return now.blocking === props.viewer
        ? t('clash.line.block')
        : t('clash.line.block-for', { who: props.names(now.blocking) })
    }
    const [top] = now.stack
    if (top?.by === props.viewer) return t('clash.line.answer-own')
    if (top !== undefined) {
      const card = top.targets.length === 0 ? top.card : `${top.card} → ${thingsText(top.targets, props.names)}`
      return t('clash.line.answer', { card })
    }
    if (isSorceryTime(now, props.viewer)) return t(now.phase === 'main' ? 'clash.line.main' : 'clash.line.main-2')
    if (selection.ordering.value) return t('clash.line.order', { card: cardNameOf(selection.ordering.value.attacker) })
    const phase = t(`clash.phase.${now.phase}`)
    if (now.active === props.viewer) return t('clash.line.own-step', { phase })
    return t('clash.line.step', { who: props.names(now.active), phase })
  }

  /** What an offer does with the card taken up; of several ways to do so, which. */
  function offerText({ do: what, blanks }: Offer): string {
    const numbered = (field: string): number | undefined => {
      const blank = blanks[field]
      return blank?.pick === 'one' ? Number(blank.from[0]) : undefined
    }
    const up = selection.up.value
    const card = up && cardNamed(cardNameOf('card' in up ? up.card : up.thing))
    if (what === 'land') return t('clash.do.land')
    if (what === 'cast') {
      const mode = card?.modes?.[numbered('mode') ?? -1]
      return mode === undefined ? t('clash.do.cast') : t('clash.do.cast-mode', { what: modeText(mode) })
    }
    if (blanks['from']) return t('clash.do.cycle')
    const abilities = card?.abilities ?? []
    const ability = abilities[numbered('ability') ?? -1]
    if (ability === undefined) return t('clash.do.tap')
    return abilities.length > 1 ? abilityText(ability) : t('clash.do.activate')
  }

  /** Apart from the others: a button that comes and goes among them would move them under the finger. */
  const takeBack = computed<Action | undefined>(() => {
    const { draft, question, up } = selection
    if (!offered('undo') || draft.value || question.value || up.value) return undefined
    const run = (): void => selection.plain('undo')
    return { key: 'back', label: t('clash.do.back'), icon: 'undo', shortcut: shortcuts['back'], run }
  })
  const buttons = computed<readonly PromptButton[]>(() => {
    const all: PromptButton[] = []
    const add = (key: string, label: string, run: () => void, kind: PromptButton['kind'] = 'plain'): void =>
      void all.push({ key, label, run, kind, shortcut: shortcuts[key] })
    const { question, draft, options, pairs } = selection
    if (draft.value) {
      add('stop', t('parts.cancel'), selection.clear)
      return all
    }
    if (question.value) {
      const { min = 1 } = question.value
      if (isBallot(question.value)) return all
      if ((question.value.max ?? question.value.count ?? 1) > 1 || selection.inHand.value) {
        if (selection.mayReply.value) add('done', t('table.result.done'), selection.reply, 'primary')
      } else if (min === 0) add('none', t('clash.ask.none'), selection.reply)
      return all
    }
    for (const [at, offer] of options.value.entries()) {
      const label = offerText(offer)
      const run = (): void => selection.start(offer)
      all.push({ key: `${offer.do} ${at}`, label, run, kind: 'primary', shortcut: String(at + 1) })
    }
    if (all.length > 0) {
      add('stop', t('parts.cancel'), selection.clear, 'quiet')
      return all
    }
    const plain = (what: string, more = {}): void => selection.plain(what, more)
    if (offered('keep')) {
      add('keep', t('clash.do.keep'), () => plain('keep'), 'primary')
      if (offered('mulligan')) add('mulligan', t('clash.do.mulligan'), () => plain('mulligan'))
      return all
    }
    const count = Object.keys(pairs.value).length
    const { pairing } = selection
    if (pairing.value === 'attack' || pairing.value === 'move') {
      const moving = pairing.value === 'move'
      if (count > 0)
        add(
          pairing.value,
          t(moving ? 'clash.do.move' : 'clash.do.attack', { n: count }),
          selection.sendPairs,
          'primary',
        )
      else if (!moving && Object.keys(selection.mayPair.value).length > 1) {
        add('attack-all', t('clash.do.attack-all'), () => selection.attackAll(shown()))
      }
      if (offered('move'))
        add('moving', t(moving ? 'parts.cancel' : 'clash.do.moving'), () => {
          selection.clear()
          selection.moving.value = !moving
        })
      if (!moving) add('no-attack', t('clash.do.no-attack'), () => plain('pass'), count > 0 ? 'quiet' : 'plain')
      return all
    }
    if (pairing.value === 'block') {
      if (count > 0) add('block', t('clash.do.block', { n: count }), selection.sendPairs, 'primary')
      add('no-block', t('clash.do.no-block'), () => plain('pass'), count > 0 ? 'quiet' : 'plain')
      return all
    }
    const now = thread()
    if (!offered('pass') || now === undefined) return all
    if (now.stack.length > 0) {
      add('resolve', t('clash.do.resolve'), () => plain('pass'), 'primary')
      const top = now.stack[0]!
      if (top.by !== props.viewer && !props.view.seats[props.viewer]?.stops?.yields.includes(top.card)) {
        add('yield', t('clash.do.yield', { card: top.card }), () => plain('yield', { to: top.card }), 'quiet')
      }
    } else if (isSorceryTime(now, props.viewer)) {
      const fights = now.phase === 'main' && canAttack(props.view, props.viewer)
      const toBattle = (): void => plain('pass-to', { phase: 'attack' })
      if (now.phase === 'main') add('battle', t('clash.do.battle'), toBattle, fights ? 'primary' : 'plain')
      add('end', t('clash.do.end'), () => plain('pass-to', { phase: 'end' }), fights ? 'plain' : 'primary')
    } else {
      add('go', t('table.bar.go-on'), () => plain('pass'), 'primary')
      if (now.active !== props.viewer) {
        add('until-me', t('clash.do.until-me'), () => plain('yield', { to: 'my-turn' }), 'quiet')
      } else add('end', t('clash.do.end'), () => plain('pass-to', { phase: 'end' }))
    }
    return all
  })
  return { prompt, buttons, takeBack }
}
