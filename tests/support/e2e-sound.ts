import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { draw } from './undrawn.ts'

/** Insists that a page has nothing that shuts people out, as far as axe can tell. */
export async function sound(page: Page): Promise<void> {
  // Letters on a ground they stand out from too little are found only where both are seen.
  await draw(page)
  // No page of ours frames another's: so axe need not gather what it found on a page of its own, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(found, page.url()).toEqual([])
}
