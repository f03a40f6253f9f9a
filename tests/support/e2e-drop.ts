import type { Page } from '@playwright/test'

/** A file dropped on the page, as from the desktop. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const made = new DataTransfer()
      made.items.add(new File([content!], fileName!, { type: 'application/json' }))
      return made
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}
