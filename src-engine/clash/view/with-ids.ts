import { entryOf, isList, isObject, type Json, type JsonObject } from '../../core/json.ts'
import type { PermanentView } from './types.ts'

/** Where an action may name permanents. */
const fields: { readonly [kind: string]: readonly string[] } = {
  cast: ['targets', 'sacrifice'],
  activate: ['card', 'targets', 'sacrifice'],
  attack: ['attackers'],
  move: ['creatures'],
  block: ['blockers'],
  order: ['attacker', 'blockers'],
  choose: ['pick'],
}

/**
 * An action with the ids of the permanents it names, as a view shows them. Before the action arrives, another turn or
 * somebody leaving may give a name to another permanent; with the id the one that was seen is meant.
 */
export function withIds<Action extends JsonObject>(
  { permanents }: { readonly permanents: { readonly [name: string]: Pick<PermanentView, 'id'> } },
  action: Action,
): Action {
  const named = (entryOf(fields, String(action['do'])) ?? []).flatMap(field => namesIn(action[field]))
  const ids = named.flatMap(name => {
    const thing = entryOf(permanents, name)
    return thing === undefined ? [] : [[name, thing.id] as const]
  })
  return ids.length === 0 ? action : { ...action, ids: Object.fromEntries(ids) }
}

function namesIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  if (isList(value)) return value.flatMap(namesIn)
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)]) : []
}
