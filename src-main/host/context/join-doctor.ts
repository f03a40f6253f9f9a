import type { Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'

/** Why guests do or do not come (discovery/host-doctor.ts), for those who ask. Addresses are whole: `http://192.168.1.20:4680`. */
export interface JoinDoctor {
  /** The address that somebody who came from `from` to our address `at` is to try as well, if there is one to try. */
  toReach(from: string | undefined, at: string | undefined): string | undefined
  /** What became of that. `at`: by which address of ours they are here. */
  reached(address: string, did: boolean, at: string | undefined): void
  /** `swept`: every address nearby was looked through of late. */
  check(swept: boolean): Promise<Diagnosis<'host'>>
}
