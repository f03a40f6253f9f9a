import { describe, expect, it } from 'vitest'
import { Requests } from '../../src-renderer/connection/requests.ts'
import type { Message } from '../../src-renderer/connection/socket.ts'
import { speak } from '../../src-renderer/words/index.ts'

await speak('en')

/** Asks at a table where this is played, is refused with this code, and gives what the person reads. */
async function refusedAt(game: string | undefined, code: string): Promise<string> {
  const sent: Message[] = []
  const requests = new Requests(
    message => sent.push(message) > 0,
    () => game,
  )
  const asked = requests.order({ say: 'act', table: 't1', seat: 'A', action: { do: 'knock' } })
  requests.answered({ say: 'refused', n: (sent[0] as { n: number }).n, code, text: code })
  return asked.then(
    () => 'done',
    (error: Error) => error.message,
  )
}

describe('a refusal', () => {
  it('is said in the words of the game it came from', async () => {
    expect(await refusedAt('brawl', 'wrong-colour')).toBe('A string has one colour: that card’s colour doesn’t match.')
  })
  it('of the house’s own is said alike at every table, and where no table is known', async () => {
    const anywhere = await refusedAt(undefined, 'paused')
    expect(anywhere).not.toContain('paused)')
    expect(await refusedAt('brawl', 'paused')).toBe(anywhere)
  })
})
