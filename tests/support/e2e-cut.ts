import type { Page } from '@playwright/test'

/** Names that are cut off, and whatever hangs over the edge of the screen, or on the TV over the row of tables. */
export const cut = (page: Page): Promise<string[]> =>
  page.locator('.tv-cup, main:not(.tv)').evaluate(all => {
    const isTv = document.documentElement.dataset['scale'] === 'tv'
    const those = [...all.querySelectorAll('.k-name, .standings-points, .pairing-table')] as HTMLElement[]
    return those.flatMap(one => {
      const { left, right, bottom, width } = one.getBoundingClientRect()
      if (width === 0) return []
      const foot = document.querySelector('.tv-tables')?.getBoundingClientRect().top ?? innerHeight
      const off = left < 0 || right > innerWidth || (isTv && bottom > foot)
      return off || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
        ? [one.textContent ?? '']
        : []
    })
  })
