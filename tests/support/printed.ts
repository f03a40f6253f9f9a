import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { draw } from './undrawn.ts'

/** A page as it comes out of the printer: what is written on each sheet. */
export interface Sheet {
  /** All words in their order, without what parts them: a name that takes two lines is one. */
  readonly text: string
  /** The smallest letters of it, in points. */
  readonly least: number
  /** What hangs over its edge. */
  readonly off: readonly string[]
}

export const unparted = (text: string): string => text.replaceAll(/[\s\u00AD\-–‐]/gu, '')

/** Prints the page as its own rules for paper want it, and reads the sheets. */
export async function printed(page: Page, path?: string): Promise<Sheet[]> {
  // Pages of the tests are laid out and not drawn (`undrawn.ts`): on paper nothing of them would stand.
  await draw(page)
  const pdf = await page.pdf({ preferCSSPageSize: true, ...(path === undefined ? {} : { path }) })
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const sheets: Sheet[] = []
  for (let at = 1; at <= file.numPages; at++) {
    const sheet = await file.getPage(at)
    const [left, bottom, right, top] = sheet.view as [number, number, number, number]
    const { items } = await sheet.getTextContent()
    const words = items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item] : []))
    sheets.push({
      text: unparted(words.map(one => one.str).join('')),
      least: Math.min(...words.map(one => Math.abs(one.transform[3] as number))),
      off: words.flatMap(({ str, width, transform: [, , , , x, y] }) =>
        (x as number) < left || (x as number) + width > right || (y as number) < bottom || (y as number) > top
          ? [str]
          : [],
      ),
    })
  }
  return sheets
}
