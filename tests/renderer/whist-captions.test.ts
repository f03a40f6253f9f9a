import { describe, expect, it } from 'vitest'
import { botAction, counted, play, start, toAct, visibleEvents, type Json } from '../../src-engine/index.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import { advice } from '../../src-renderer/games/whist/advice.ts'
import { caption } from '../../src-renderer/games/whist/story.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { people, whistGames } from '../engine/whist/support.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')
const names = namesOf({ Ann: 'Ann Ó Brien', Ben: 'Ben' })

describe('Whist: captions', () => {
  it.each<[WhistEvent, string]>([
    [
      { type: 'deal', round: 1, hand: 2, cards: 6, dealer: 'Ann', dogs: ['Cal'] },
      'Ann Ó Brien deals six cards each, and one to Cal.',
    ],
    [{ type: 'turn-up', card: 'QS' }, 'The queen of spades is turned up.'],
    [{ type: 'trump', suit: 'H', how: 'called', by: 'Ben' }, 'Ben calls hearts trumps.'],
    [{ type: 'trump', suit: 'D', how: 'drawn' }, 'Diamonds are trumps.'],
    [{ type: 'tap', by: 'Ben', lead: true }, 'Ben taps the table and need not lead.'],
    [{ type: 'back', seat: 'Ben' }, 'The dog bites: Ben is back in the game.'],
    [
      { type: 'hand-over', tricks: { Ann: 3, Ben: 3, Cal: 1 } },
      'The hand is over; Ann Ó Brien and Ben took three tricks each.',
    ],
    [{ type: 'life', seat: 'Ben', left: 1 }, 'Ben pays a life and has one life left.'],
    [{ type: 'life', seat: 'Ben', left: 0 }, 'Ben pays the last life.'],
    [
      { type: 'tie', seats: ['Ann', 'Ben'], what: 'deal', draws: [{ Ann: '9D', Ben: '9H' }], winner: 'Ben' },
      'A tie for most tricks: Ann Ó Brien draws the nine of diamonds and Ben draws the nine of hearts. Ben deals next.',
    ],
    [
      { type: 'tie', seats: ['Ann', 'Ben'], what: 'trump', draws: [], winner: 'Ann' },
      'Ann Ó Brien and Ben tie for most tricks, and chance decides: Ann Ó Brien calls trumps.',
    ],
  ])('%j', (event, sentence) => {
    expect(caption(event, names)).toBe(sentence)
  })

  it('says everything that happens in whole games in one sentence', () => {
    const types = new Set<string>()
    for (const { game } of whistGames) {
      for (let seed = 0; seed < 25; seed++) {
        const started = start(anyGame(game), { seats: people.slice(0, 2 + (seed % 5)), seed })
        if (!started.ok) throw new Error(started.code)
        let { match } = started
        let events = started.events
        for (let i = 0; ; i++) {
          for (const event of visibleEvents(events, 'table')) {
            const sentence = caption(event as unknown as WhistEvent, names)
            expect(sentence).toMatch(/^\S.*[.]$/u)
            expect(sentence).not.toMatch(/undefined|\bHD|NaN/)
            types.add(event.type)
          }
          if (game.outcome(match.state as never) !== undefined) break
          const seat = toAct(match)[0]!
          const leaves = i > 0 && i % 97 === 0
          const action = leaves ? { do: 'concede' } : botAction(match, seat, 'easy', counted(0))
          const played = play(match, seat, action as unknown as Json)
          if (!played.ok) throw new Error(played.refused)
          match = played.match
          events = played.events
        }
      }
    }
    for (const type of ['deal', 'turn-up', 'must-call', 'trump', 'lead', 'play', 'tap', 'trick', 'back', 'hand-over'])
      expect(types).toContain(type)
    for (const type of ['dazed', 'life', 'dog', 'out', 'tie', 'round-won', 'game-won']) expect(types).toContain(type)
  })
})

describe('Whist: the coach', () => {
  it('gives its reasons in words', () => {
    expect(advice({ code: 'beats-risk', params: { card: 'QH', over: 'AH' } })).toBe(
      'It beats what lies there, but the ace of hearts may still be out; your queen can be beaten.',
    )
    expect(advice({ code: 'last-wins', params: { card: 'JH', first: true } })).toBe(
      'You play last, and your jack takes your first trick for certain.',
    )
    expect(advice({ code: 'call-many', params: { suit: 'S', best: 'KS', n: 3 } })).toBe(
      'You hold 3 spades, the king the highest.',
    )
  })
})
