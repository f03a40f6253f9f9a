import { z } from 'zod'
import { phases, type Phase } from './phases.ts'

const name = z.string().max(120)
const names = z.array(name).max(400)
const pairs = z.record(name, name)
/** The turn it is meant for, by whose it is; only where several go on at once. */
const where = { in: z.string().max(60).optional() }
/** Ids of the permanents it names, as the sender's view had them: a name may mean another one when it arrives. */
const meant = { ids: z.record(name, z.int()).optional() }
/** What is paid beside mana, where there is a choice. */
const paid = { sacrifice: name.optional(), discard: name.optional() }
const phase = z.enum(phases) as z.ZodType<Phase>

/** Every action of a duel (SCENARIOS, Clash). */
export const clashAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('land'), card: name, ...where }),
  z.strictObject({
    do: z.literal('cast'),
    card: name,
    targets: names.optional(),
    x: z.number().optional(),
    colours: names.optional(),
    mode: z.number().optional(),
    from: z.literal('graveyard').optional(),
    ...paid,
    ...meant,
    ...where,
  }),
  z.strictObject({
    do: z.literal('activate'),
    card: name,
    ability: z.number().optional(),
    targets: names.optional(),
    /** The colour, of a source that gives one of several. */
    colours: names.optional(),
    /** Cycling, which a card in hand has. */
    from: z.literal('hand').optional(),
    ...paid,
    ...meant,
    ...where,
  }),
  z.strictObject({ do: z.literal('attack'), attackers: pairs, ...meant, ...where }),
  z.strictObject({ do: z.literal('move'), creatures: pairs, ...meant, ...where }),
  z.strictObject({ do: z.literal('block'), blockers: pairs, ...meant, ...where }),
  z.strictObject({ do: z.literal('order'), attacker: name, blockers: names, ...meant, ...where }),
  z.strictObject({ do: z.literal('choose'), pick: z.union([name, names]), ...meant, ...where }),
  z.strictObject({ do: z.literal('discard'), cards: names, ...where }),
  z.strictObject({ do: z.literal('pick'), cards: names }),
  z.strictObject({ do: z.literal('build'), cards: names, lands: z.record(name, z.int().min(0).max(60)).optional() }),
  z.strictObject({ do: z.literal('mulligan') }),
  z.strictObject({ do: z.literal('keep') }),
  z.strictObject({ do: z.literal('pass'), ...where }),
  z.strictObject({ do: z.literal('pass-to'), phase, ...where }),
  z.strictObject({
    do: z.literal('stops'),
    own: z.array(phase).max(20),
    others: z.array(phase).max(20),
    aimed: z.boolean(),
    /** Left out, it stays as it is. */
    everySpell: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('yield'), to: name }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('concede') }),
])
export type ClashAction = z.infer<typeof clashAction>
export type ActionOf<Do extends ClashAction['do']> = Extract<ClashAction, { do: Do }>

const bySeat = z.record(z.string(), names)

/** A scenario's fixed beginning (SCENARIOS, Clash). */
export const clashGiven = z.strictObject({
  turn: z.string().optional(),
  turns: z.array(z.string()).min(1).max(40).optional(),
  active: z.union([z.string(), z.array(z.string()).min(1).max(40)]).optional(),
  stops: z.enum(['all', 'default']).optional(),
  /** Made already in each turn that runs (RULES CLA-10). */
  resolutions: z.int().min(0).max(499).optional(),
  phase: phase.optional(),
  life: z.record(z.string(), z.int().min(1).max(999_999)).optional(),
  out: z.array(z.string()).max(40).optional(),
  battlefield: bySeat.optional(),
  hand: bySeat.optional(),
  library: bySeat.optional(),
  graveyard: bySeat.optional(),
  tapped: names.optional(),
  territory: pairs.optional(),
  attached: pairs.optional(),
  crown: z.string().optional(),
  bounties: z.record(z.string(), z.int().min(1).max(99)).optional(),
})
export type ClashGiven = z.infer<typeof clashGiven>
