import { expect, test } from 'vitest'
import { nightJson, pairingsCsv, standingsCsv } from '../../src-renderer/table/night/night-files.ts'

const row = (place: number, name: string, points: number) => {
  return { place, games: 2, wins: 1, points, face: { seat: name, name, avatar: 'fox', colour: '#000', bot: false } }
}
const side = (name: string | undefined, won: number) => {
  return { key: String(name), name, won, isFirst: won > 0, isYou: false, entrant: 0 }
}
const match = {
  id: 0,
  state: 'over',
  by: 'play',
  number: 3,
  sides: [side('Ann, "the cat"', 1), side('=1+1', 0)],
  note: undefined,
} as const
const file = {
  day: '2026-11-28',
  standings: [row(1, 'Ann, "the cat"', 2.5), row(2, '=1+1', 1)],
  rounds: [{ key: 'r', part: 'winners', title: 'Round 1', matches: [match], isOn: false } as const],
}

test('standings and pairings go out as tables that a spreadsheet reads and never reckons', () => {
  expect(standingsCsv(file, ['Place', 'Name', 'Games', 'Wins', 'Points'])).toBe(
    '\uFEFFPlace,Name,Games,Wins,Points\r\n1,"Ann, ""the cat""",2,1,2.5\r\n2,\'=1+1,2,1,1\r\n',
  )
  expect(pairingsCsv(file, ['Round', 'Table', 'Pairing', 'Games', 'Winner', ''])).toBe(
    '\uFEFFRound,Table,Pairing,Games,Winner,\r\nRound 1,3,"Ann, ""the cat"" – =1+1",1 – 0,"Ann, ""the cat""",\r\n',
  )
})

test('and all of it for programs', () => {
  const read = JSON.parse(nightJson(file)) as { rounds: { matches: { table: number; sides: object[] }[] }[] }
  expect(read).toMatchObject({ knockabout: 'night', version: 1, day: '2026-11-28' })
  expect(read.rounds[0]!.matches[0]).toMatchObject({
    table: 3,
    state: 'over',
    sides: [{ first: true }, { name: '=1+1' }],
  })
})
