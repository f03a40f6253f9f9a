import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Insists that a page has nothing that shuts people out, as far as axe can tell. */
export async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(told, page.url()).toEqual([])
}
