import { hostDealing } from '../support/e2e-script.ts'
import { join } from '../support/host-client.ts'
import { duelAtSocket, duelByEar } from '../support/plain-duelist.ts'
import { browserHere } from './browser.ts'
import type { Row } from './row.ts'

// The same duels by ear and key and at the socket: same cards, same bot, one plain player at both lines. Who is told as much
// by ear as by eye plays every one of them alike, to the last move.

/** Duels at each line; `KNOCKABOUT_DUELS=100` plays more. */
const duels = Number(process.env.KNOCKABOUT_DUELS ?? 10)

export async function rows(): Promise<readonly Row[]> {
  const browser = await browserHere()
  const won = { ear: 0, socket: 0 }
  let alike = 0
  try {
    for (let seed = 1; seed <= duels; seed++) {
      const host = await hostDealing(seed.toString(16).padStart(32, '0'))
      const ann = await join(host.port, { name: 'Guest' })
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      try {
        const socket = await duelAtSocket(ann)
        const ear = await duelByEar(page, host.url)
        const isAlike = ear.digest === socket.digest
        won.ear += Number(ear.isWon)
        won.socket += Number(socket.isWon)
        alike += Number(isAlike)
        const at = socket.steps.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(ear.steps[i]))
        const other = isAlike ? '' : `: ${JSON.stringify(ear.steps[at])} by ear, ${JSON.stringify(socket.steps[at])}`
        process.stderr.write(`duel ${seed}: ${isAlike ? 'alike' : 'not alike'}, ${socket.steps.length} steps${other}\n`)
      } finally {
        await page.close()
        await ann.close()
        await host.end()
      }
    }
  } finally {
    await browser.close()
  }
  return [
    { what: `Clash: duels of ${duels} played alike by ear and at the socket`, value: alike, unit: 'duels' },
    {
      what: `Clash by ear and key: won of ${duels} duels against an easy bot`,
      value: won.ear,
      unit: 'duels',
      beside: { what: 'the same player at the socket', value: won.socket },
    },
  ]
}
