import type { Seat } from '../../../src-engine/core/game.ts'
import { cardNamed, effectOf } from '../../../src-engine/clash/book.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { AttackView, ClashView, PermanentView, StackView } from '../../../src-engine/clash/view/types.ts'
import type { Names, Story } from '../../table/contract.ts'
import { isDuel } from '../../table/seats/duel.ts'
import { outScenes, type OutShown } from '../../table/stage/out-scene.ts'
import type { Arrived, Scene, Staging } from '../../table/stage/scene.ts'
import { seat, seats, tell, unsaid, type Entries } from '../../table/story/story.ts'
import { choiceLabel, formatList, t } from '../../words/index.ts'
import { awardsOf } from './awards.ts'
import { modeText } from './cards/text.ts'
import { cardNameOf, thingText, thingsText } from './names.ts'
import { threadsOf } from './threads.ts'

type Of<T extends ClashEvent['type']> = Extract<ClashEvent, { readonly type: T }>

const kinds = {
  seat,
  of: seat,
  with: seat,
  seats,
  winners: seats,
  targets: thingsText,
  // A player or a thing.
  to: thingText,
  thing: thingText,
  host: thingText,
}

/** What everybody sees on the table has no sentence. */
const entries: Entries<'clash', ClashEvent, typeof kinds> = {
  opened: {
    log: (told, event) => t('clash.caption.opened', { format: called(event), who: told.seats }),
    sound: 'deal',
  },
  pack: { log: told => t('clashDraft.caption.pack', { n: told.round }) },
  building: { log: () => t('clashDraft.caption.building') },
  picked: { log: unsaid },
  built: { log: told => t('clashDraft.caption.built', { ...told, n: told.cards }) },
  mulligan: {},
  kept: { log: told => t('clash.caption.kept', { ...told, n: told.cards }) },
  phase: { log: unsaid },
  drew: { log: told => t('clash.caption.drew', { ...told, n: told.count }) },
  land: { sound: 'play' },
  cast: {
    log: (told, event) => t(event.targets.length === 0 ? 'clash.caption.cast' : 'clash.caption.cast-at', told),
    sound: 'play',
  },
  ability: {
    log: (told, event) => t(event.targets.length === 0 ? 'clash.caption.ability' : 'clash.caption.ability-at', told),
  },
  trigger: {
    log: (told, event) => t(event.targets.length === 0 ? 'clash.caption.trigger' : 'clash.caption.trigger-at', told),
  },
  resolved: { log: unsaid },
  countered: {},
  fizzled: {},
  entered: { log: told => (told.token ? t('clash.caption.token', told) : '') },
  left: {
    log(told, { to, thing }) {
      const params = { ...told, thing: cardNameOf(thing) }
      if (told.why === 'sacrificed') return t('clash.caption.sacrificed', params)
      if (to === 'graveyard' || to === 'nowhere') return t('clash.caption.dies', params)
      return t(`clash.caption.left-${to}`, params)
    },
  },
  tapped: { log: unsaid },
  untapped: { log: unsaid },
  damaged: {
    log({ to, amount: n, by }, event) {
      return cardNamed(cardNameOf(event.to)) ? '' : t('clash.caption.damaged-player', { by: cardNameOf(by), to, n })
    },
  },
  prevented: { log: ({ to, amount: n }) => t('clash.caption.prevented', { to, n }) },
  control: { log: ({ to }, { thing }) => t('clash.caption.control', { to, thing: cardNameOf(thing) }) },
  moved: { log: ({ thing, to: who }) => t('clash.caption.moved', { thing, to: who }) },
  attached: { log: ({ host }, { thing }) => t('clash.caption.attached', { host, thing: cardNameOf(thing) }) },
  counters: { log: ({ thing, amount: n }) => t('clash.caption.counters', { thing, n }) },
  attack: {
    log({ who, attackers }, _event, names) {
      const all = Object.entries(attackers)
      if (all.length === 0) return t('clash.caption.no-attack', { who })
      const attacks = [...new Set(Object.values(attackers))].map(whom => {
        const things = formatList(counted(all.flatMap(([name, at]) => (at === whom ? cardNameOf(name) : []))))
        return t('clash.caption.attack-at', { things, whom: names(whom) })
      })
      return t('clash.caption.attack', { who, attacks: formatList(attacks) })
    },
    sound: 'knock',
  },
  block: {
    log({ who, blockers }) {
      const blocks = Object.entries(blockers).map(([blocker, attacker]) =>
        t('clash.caption.block-at', { blocker: cardNameOf(blocker), attacker: cardNameOf(attacker) }),
      )
      return blocks.length === 0 ? '' : t('clash.caption.block', { who, blocks: formatList(blocks) })
    },
  },
  discarded: { log: told => t('clash.caption.discarded', { ...told, cards: formatList(told.cards) }) },
  milled: { log: told => t('clash.caption.milled', { ...told, cards: formatList(told.cards) }) },
  searched: {
    log(told) {
      if (told.cards.length === 0) return t('clash.caption.searched-none', told)
      return t('clash.caption.searched', { ...told, cards: formatList(told.cards) })
    },
  },
  returned: { log: unsaid },
  asked: { log: unsaid },
  crown: {},
  bounty: { log: told => t('clash.caption.bounty', { ...told, n: told.now }) },
  collected: { log: told => t('clash.caption.collected', { ...told, n: told.count }) },
  truce: {},
  answered: { log: answered },
  'taken-back': {},
  loop: {},
  'turn-begins': { log: told => t('clash.caption.turn-begins', { ...told, n: told.turn }) },
  'turn-ends': { log: unsaid },
  'turn-waits': {},
  'turn-removed': {},
  'position-gone': {},
  'fewer-turns': { log: told => t('clash.caption.fewer-turns', { n: told.allowed }) },
  life: {
    log: told =>
      t(told.amount < 0 ? 'clash.caption.lost' : 'clash.caption.gained', { ...told, n: Math.abs(told.amount) }),
  },
  'knocked-out': {
    log({ why, ...told }, { by }, names) {
      if (why === 'life' && by !== undefined) return t('clash.caption.out-life-by', { ...told, by: names(by) })
      return t(why === 'poison' || why === 'eliminated' ? 'clash.caption.out-else' : `clash.caption.out-${why}`, told)
    },
    sound: 'out',
  },
  points: { log: told => t('clash.caption.points', { ...told, n: told.points }) },
  spoils: {},
  over: {
    log: (told, { winners: { length: n } }) =>
      told.draw ? t('clash.caption.draw') : t('clash.caption.wins', { who: told.winners, n }),
    sound: 'fanfare',
  },
}

/** What the game is called: of two who play against each other it is a duel. */
function called({ format, seats: all }: Of<'opened'>): string {
  if (isDuel(format, all.length)) return t('clash.tv.duel')
  return choiceLabel('clash', 'format', format)
}

/** A vote, or the answer to an offer. */
function answered(_told: unknown, { seat: whose, kind, card, picked }: Of<'answered'>, names: Names): string {
  const who = names(whose)
  const [pick = ''] = picked
  if (kind === 'elect') return t('clash.caption.voted', { who, what: names(pick) })
  if (kind === 'replacement') return t('clash.caption.first', { who, what: cardNameOf(pick) })
  if (kind !== 'vote') return t(picked.length > 0 ? 'clash.caption.took' : 'clash.caption.refused', { who, card })
  const way = effectOf(cardNamed(card), 'vote')?.ways[Number(pick) - 1]
  return t('clash.caption.voted', { who, what: way === undefined ? pick : modeText({ effects: way }) })
}

/** Equal ones as one: “Forest Bear ×3”. */
function counted(things: readonly string[]): readonly string[] {
  const count = new Map<string, number>()
  for (const one of things) count.set(one, (count.get(one) ?? 0) + 1)
  return [...count].map(([one, n]) => (n === 1 ? one : `${one} ×${n}`))
}

/** A spell, ability or attack as it stood when it was made: a room looks up more slowly than bots let things resolve. */
export type ActionShown = {
  /** In which turn, and whose it was. */
  readonly turn: number
  readonly active: Seat
  readonly states: { readonly [thing: string]: PermanentView }
} & (
  | { readonly at: 'stack'; readonly item: StackView }
  | { readonly at: 'fight'; readonly by: Seat; readonly fights: readonly AttackView[] }
  | { readonly at: 'blows'; readonly by: Seat; readonly fights: readonly AttackView[]; readonly blows: BlowsShown }
)
/** Combat damage just dealt, by who took it, and what died of it. */
export interface BlowsShown {
  readonly dealt: { readonly [name: string]: number }
  readonly fallen: readonly string[]
}
export type ClashShown = ActionShown | OutShown

/** Milliseconds it is shown if nothing else happens, and at least if something does. */
const actionMs = 3600
const leastActionMs = 1500

/** What is shown by itself in Clash: to the room each spell, attack and exchange of blows for a moment, to everybody who goes out. */
const staging: Staging<ClashView, ClashEvent> = {
  scenes(arrived) {
    const { after, viewer } = arrived
    const blows = viewer === 'table' ? blowScenes(arrived) : []
    const shown = new Set(blows.flatMap(scene => scene.tells))
    const events = arrived.events.filter(event => !shown.has(event))
    const actions = viewer === 'table' ? events.flatMap(event => actionScene(event, after)) : []
    const last = actions.at(-1)
    const out = outScenes({ ...arrived, events })
    // Of several that come at once the newest is shown.
    return [...blows, ...(out.length === 0 && last !== undefined ? [last] : out)]
  },
  isShownAgain: ({ shown }) => (shown as ClashShown).at === 'blows',
  // Whoever has to answer sees what it is about.
  own: (staged, latest, seat) => (latest.toAct.includes(seat) ? latest : staged),
}

/** Combat damage, with the fighters as they stood. Life is already what it left. */
function blowScenes({
  before,
  after,
  events,
}: Arrived<ClashView, ClashEvent>): readonly Scene<ClashView, ClashEvent, ActionShown>[] {
  const isBlow = (event: ClashEvent): boolean => event.type === 'damaged' && event.combat
  const last = events.findLastIndex(isBlow)
  if (last < 0) return []
  const dealt: { [name: string]: number } = {}
  for (const event of events)
    if (event.type === 'damaged' && event.combat) dealt[event.to] = (dealt[event.to] ?? 0) + event.amount
  // Of several turns at once the one in which somebody fights who was hit or hit.
  const hit = new Set(events.flatMap(event => (event.type === 'damaged' && event.combat ? event.by : [])))
  const fits = ({ attacker, blockers }: AttackView): boolean => [attacker, ...blockers].some(name => hit.has(name))
  const thread = threadsOf(before).find(one => one.combat?.some(fits))
  if (thread === undefined) return []
  const fallen = Object.keys(dealt).filter(name => name in before.permanents && !(name in after.permanents))
  const { turn, active, combat: fights = [] } = thread
  const shown = { turn, active, states: before.permanents, at: 'blows', by: active, fights } as const
  const view = { ...before, life: after.life }
  const tells = events.slice(0, last + 1)
  return [{ shown: { ...shown, blows: { dealt, fallen } }, view, tells, ms: 2600, leastMs: 1300 }]
}

function actionScene(event: ClashEvent, view: ClashView): readonly Scene<ClashView, ClashEvent, ActionShown>[] {
  const shown = actionShown(event, view)
  return shown === undefined ? [] : [{ shown, view, tells: [event], ms: actionMs, leastMs: leastActionMs }]
}

function actionShown(event: ClashEvent, view: ClashView): ActionShown | undefined {
  if (event.type !== 'attack' && event.type !== 'cast' && event.type !== 'ability' && event.type !== 'trigger')
    return undefined
  const { turn, seat } = event
  const active = threadsOf(view).find(thread => thread.turn === turn)?.active ?? seat
  const about = { turn, active, states: view.permanents }
  if (event.type !== 'attack') {
    const { card, targets } = event
    const kind = event.type === 'cast' ? 'spell' : event.type
    return { ...about, at: 'stack', item: { card, by: seat, targets, kind } }
  }
  const attackers = Object.entries(event.attackers)
  const fights = attackers.map(([attacker, whom]) => ({ attacker, whom, blockers: [], blocked: false }))
  return fights.length === 0 ? undefined : { ...about, at: 'fight', by: seat, fights }
}

const told = tell('clash', kinds, entries)
export const { caption, soundsOf } = told
export const story: Story<ClashView, ClashEvent> = { ...told, awards: awardsOf, staging }
