import { describe, expect, it, vi } from 'vitest'
import { Requests } from '../../src-renderer/connection/requests.ts'
import type { Message } from '../../src-renderer/connection/socket.ts'
import { loadLanguage } from '../support/all-messages.ts'

await loadLanguage('en')

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

describe('a question that came too fast', () => {
  const tooFast = (n: number) => ({ say: 'refused', n, code: 'too-fast', text: 'too-fast' }) as const
  it('is asked again until it is heard; an act at a table is not', async () => {
    vi.useFakeTimers()
    const sent: { readonly n: number }[] = []
    const requests = new Requests(
      message => sent.push(message as { n: number }) > 0,
      () => undefined,
    )
    const answer = requests.question('records')
    for (let times = 1; times <= 3; times++) {
      requests.answered(tooFast(1))
      await vi.runAllTimersAsync()
      expect(sent.map(one => one.n)).toEqual(Array.from({ length: times + 1 }, () => 1))
    }
    requests.answered({ say: 'answer', n: 1, answer: { records: [] } })
    expect(await answer).toEqual({ records: [] })
    const act = requests.order({ say: 'act', table: 't', seat: 'A', action: { do: 'knock' } })
    requests.answered(tooFast(2))
    await expect(act).rejects.toMatchObject({ code: 'too-fast' })
    const lost = requests.question('records').catch((error: { code: string }) => error.code)
    requests.answered(tooFast(3))
    requests.failAll('gone')
    await vi.runAllTimersAsync()
    expect(sent.filter(one => one.n === 3)).toHaveLength(1)
    expect(await lost).toBe('lost')
    vi.useRealTimers()
  })
})
