import { randomFrom } from '../../src-engine/core/random.ts'
import { OpenLine } from '../../src-engine/whist/solver/line.ts'
import { mostChoices } from '../../src-engine/whist/solver/line.ts'
import { forced } from '../../src-engine/whist/solver/solver.ts'
import { dealt, laid, mostTricks, plainRules, solved, twelveCards } from '../support/plain-whist.ts'
import { share, type Row } from './row.ts'

// `npm run bench -- solver`; `npx tsx tests/bench/solver.ts all` holds every deal of twelve cards against trying everything.

/** Plays the solver may look at for each choice, as the judge allows it. */
const nodes = 200_000

/** What the solver takes for every choice of the seat that leads, in milliseconds of processor, over so many deals. */
function times(seats: number, each: number, count: number): { readonly took: number[]; readonly known: number } {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  const random = randomFrom(seats * 100 + each)
  const into = new Int8Array(mostChoices)
  const took: number[] = []
  let known = 0
  let all = 0
  for (let number = 0; number < count; number++) {
    const { board, hands } = laid(dealt(pack, seats, each, random), random(4), random(seats))
    const line = new OpenLine(plainRules, board, hands, board.turn)
    const choices = [...into.subarray(0, line.choices(into, 0))]
    const before = process.cpuUsage().user
    const said = forced(line, choices, nodes)
    took.push((process.cpuUsage().user - before) / 1000)
    known += said.filter(({ exact }) => exact).length
    all += said.length
  }
  return { took, known: (100 * known) / all }
}

export function rows(count = 40): Row[] {
  return [
    [4, 7],
    [2, 7],
    [4, 8],
    [6, 7],
  ].flatMap(([seats, each]) => {
    const { took, known } = times(seats!, each!, count)
    const what = `${each} cards by ${seats} seats, every card of who leads`
    return [
      { what: `${what}, median`, value: share(took, 0.5), unit: 'ms' },
      { what: `${what}, longest of ${count}`, value: share(took, 1), unit: 'ms' },
      { what: `${what}, solved to the end`, value: known, unit: '% of the cards' },
    ]
  })
}

/** Every deal of three cards to each of four, but for the names of the three suits that are not trump; each seat leads once. */
function everyDeal(): { readonly deals: number; readonly wrong: number } {
  const seen = new Set<string>()
  const holder = twelveCards.map(() => -1)
  let deals = 0
  let wrong = 0
  const lay = (at: number, room: readonly number[]): void => {
    if (at < 12) {
      for (const [seat, free] of room.entries()) {
        if (free === 0) continue
        holder[at] = seat
        lay(
          at + 1,
          room.map((left, other) => (other === seat ? left - 1 : left)),
        )
      }
      return
    }
    const plain = [3, 6, 9].map(from => holder.slice(from, from + 3).join('')).toSorted()
    const name = holder.slice(0, 3).join('') + plain.join('')
    if (seen.has(name)) return
    seen.add(name)
    const deal = room.map((_, seat) => twelveCards.filter((_card, card) => holder[card] === seat))
    for (let leader = 0; leader < 4; leader++) {
      deals++
      if (solved(deal, 0, leader, 0) !== mostTricks(deal, 0, leader, 0)) wrong++
    }
  }
  lay(0, [3, 3, 3, 3])
  return { deals, wrong }
}

if (process.argv[2] === 'all') console.log(everyDeal())
