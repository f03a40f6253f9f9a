import { codeOfAddress } from '../../../src-engine/protocol/address-code.ts'
import { defaultPort } from '../../../src-engine/protocol/version.ts'
import { short } from './use-addresses.ts'

/** The code to call across a room for `http://192.168.1.20:4680`; none at another port or outside private networks. */
export function spokenCode(address: string): string | undefined {
  const standard = `:${defaultPort}`
  const typed = short(address)
  return typed.endsWith(standard) ? codeOfAddress(typed.slice(0, -standard.length)) : undefined
}
