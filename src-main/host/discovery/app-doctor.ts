import { diagnoseApp, type Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'
import type { HostFinder } from './finder.ts'
import { lanInterfaces, leadsToOthers, type LanInterface } from './interfaces.ts'
import { goesThroughTunnel, neighboursOn } from './network-facts.ts'

/**
 * Why this app finds no host. Asks nobody. `swept`: every address was looked through of late. An app that keeps to chosen
 * interfaces is not told of tunnels, which it does not use.
 */
export async function checkFinding(
  finder: HostFinder,
  wanted: readonly string[],
  swept: boolean,
): Promise<Diagnosis<'app'>> {
  const networks = networksOf(wanted)
  const { unreached, ...heard } = finder.evidence()
  const limited = wanted.length > 0
  const through = async (address?: string): Promise<boolean> => !limited && (await goesThroughTunnel(address))
  return diagnoseApp({
    ...heard,
    networks: networks.length,
    tunnel: await through(),
    ...(unreached === undefined ? {} : { unreached: { address: unreached, tunnel: await through(unreached) } }),
    swept,
    neighbours: swept ? (await neighboursOn(networks)).length : 0,
  })
}

/** The interfaces that lead to other machines, or those chosen. */
export function networksOf(wanted: readonly string[]): readonly LanInterface[] {
  try {
    const all = lanInterfaces(wanted)
    return wanted.length > 0 ? all : all.filter(leadsToOthers)
  } catch {
    return []
  }
}
