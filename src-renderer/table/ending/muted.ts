import { reactive, watch } from 'vue'
import type { SeatState } from '../../../src-engine/protocol/to-client.ts'
import { mutedCheers } from '../../device/muted-cheers.ts'

/** Whose cheers are not shown on this device: everybody's, or these people's, by their ids. */
export const muted = reactive(mutedCheers.read())
watch(muted, now => mutedCheers.keep(now), { deep: true })

/** Whether what this seat cheers stays unseen here. */
export function isMutedAt(places: readonly SeatState[], seat: string): boolean {
  const person = places.find(one => one.seat === seat)?.person
  return muted.all || (person !== undefined && muted.people.includes(person))
}

/** From here on this person's cheers are shown here, or are not; without a person everybody's. */
export function mute(on: boolean, person?: string): void {
  if (person === undefined) muted.all = on
  else muted.people = [...muted.people.filter(one => one !== person), ...(on ? [person] : [])].slice(-100)
}
