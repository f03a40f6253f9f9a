import type { HostContext } from '../../context/context.ts'
import { latelyGiven } from './words.ts'

/**
 * From a start on, until this house is opened to the network: whoever comes is sent after the one this machine gave away
 * lately (`given`). Gives whether there is one.
 */
export function beSignpost(context: HostContext, given: Parameters<typeof latelyGiven>[0]): boolean {
  const left = latelyGiven(given, context.tuning.now())
  if (left === undefined) return false
  context.move.signpost = left
  if (left.to !== undefined) signpostTo(context, left.offer, left.to)
  return true
}

/** The machine with this offer's house says where that is. */
export function signpostTo(context: HostContext, offer: string, to: readonly string[]): void {
  const { signpost } = context.move
  if (signpost?.offer !== offer || to[0] === undefined) return
  context.move.signpost = { ...signpost, to }
  context.warn('house-went', { code: 'house-went', params: { address: new URL(to[0]).host } })
}
