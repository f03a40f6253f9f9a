import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copiedSetting, idSetting, isCopied, noCertificate } from './settings.ts'
import { besides } from './shelf.ts'
import { openStore, type Store } from './store.ts'

/**
 * Makes a house of its own of the one in this folder, which was copied from another machine: it gets another id, and another
 * certificate once somebody asks for it. People, tables, games and figures stay. A program that ends in the middle has done
 * all of it or nothing, or does the rest at its next start. The house must not be open. Gives why not, as a notice's code.
 */
export function makeNewHouse(folder: string): string | undefined {
  const store = openStore(folder)
  try {
    if (store.ephemeral) return store.notices[0]?.text ?? 'nothing-kept'
    store.log.commit([idSetting(randomUUID()), noCertificate, copiedSetting(true)], Date.now())
    store.log.flushSync()
    finishNewHouse(store, folder)
    return undefined
  } finally {
    store.close()
  }
}

/** The standby of the house that this one was copied from is not this one's. */
export function finishNewHouse(store: Store, folder: string): void {
  if (!isCopied(store)) return
  for (const one of besides) rmSync(join(folder, one), { force: true })
  try {
    store.log.commit([copiedSetting(false)], Date.now())
  } catch {
    // There is nothing left to remove at the next start.
  }
}
