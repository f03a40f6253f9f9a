import type { Marks, TieEvent } from '../../../src-engine/whist/moments.ts'
import type { Names } from '../../table/contract.ts'
import { capitalise, formatList, numberWord, t } from '../../words/index.ts'

/** More names than this are a number in a headline; each has its own row below it. */
const mostNames = 3

function called(seats: readonly string[], names: Names, most: number): string {
  return seats.length > most ? numberWord(seats.length) : formatList(seats.map(names))
}

/** Who took most tricks of a hand: more than `mostWhole` are counted. */
export function handText(tricks: { readonly [seat: string]: number }, names: Names, mostWhole = mostNames): string {
  const n = Math.max(0, ...Object.values(tricks))
  if (n === 0) return t('whist.caption.hand-over-none')
  const most = Object.keys(tricks).filter(seat => tricks[seat] === n)
  const params = { who: called(most, names, mostWhole), tricks: t('whist.tricks', { n }) }
  return t(most.length > 1 ? 'whist.caption.hand-over-each' : 'whist.caption.hand-over', params)
}

/** Who is dazed, or left a dog's life: no game has both. */
export function fatesText(marks: Marks, names: Names): string {
  const seats = Object.keys(marks)
  const n = seats.length
  const who = called(seats, names, mostNames)
  const params = { who: n > mostNames ? capitalise(who) : who, n }
  return t(Object.values(marks).includes('dog') ? 'whist.news.dog' : 'whist.news.dazed', params)
}

/** How a tie for most tricks is settled (RULES AOB-6, KOW-3, KW-4), before who has it. */
export function tieText({ what, draws }: Pick<TieEvent, 'what' | 'draws'>): string {
  if (draws.length === 0) return t('whist.news.tie-lot')
  return t(what === 'deal' ? 'whist.news.tie-draw' : 'whist.news.tie-cut')
}
