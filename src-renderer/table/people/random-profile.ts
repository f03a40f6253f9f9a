import { avatarNames } from '../../design/index.ts'
import type { Me } from '../../device/storage.ts'

/** Somebody without a name yet, with a face and a colour to begin from. */
export function randomProfile(): Me {
  const one = (of: number): number => Math.floor(Math.random() * of)
  return { name: '', avatar: avatarNames[one(avatarNames.length)]!, colour: one(12) }
}
