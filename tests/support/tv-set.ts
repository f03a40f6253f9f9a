import { expect, type Page } from '@playwright/test'
import { join, type TestClient } from './host-client.ts'
import { ok, opened, seatOf } from './host-play.ts'

/** The page is opened as by a TV's own browser, which is led by a remote. */
export const asTvSet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const value = 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 TV Safari/537.36'
    Object.defineProperty(navigator, 'userAgent', { value })
  })

/** Ann begins a game of two at this house and gives up at once, so that its TV shows the podium. */
export async function endedAtOnce(
  tv: Page,
  port: number,
): Promise<{ readonly ann: TestClient; readonly table: string }> {
  const ann = await join(port, { name: 'Ann', colour: 1, avatar: 'owl' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await expect(tv.getByTestId('tv-captions')).toBeVisible()
  await ok(ann, { say: 'act', table, seat: seatOf(ann), action: { do: 'concede' } })
  await expect(tv.getByTestId('tv-go-on')).toBeVisible()
  return { ann, table }
}
