import type { RefereeSeatView, RefereeView } from '../../../src-engine/referee/view.ts'
import type { Names } from '../../table/contract.ts'
import { hasMessage, formatList, t, translateKey } from '../../words/index.ts'

// What stands on a table, in few words.

export const pointsText = (n: number): string => t('referee.points', { n })
export const creaturesText = (n: number): string => t('referee.creatures', { n })

/** A counter by its name: those with a meaning in the reader's language, others as they were typed. */
export function counterName(name: string): string {
  const key = `refereeTable.counters.${name}`
  return hasMessage(key) ? translateKey(key, {}) : name
}

/** "commander damage from Ann". */
export function dealtName(name: string, from: string | undefined, names: Names): string {
  const called = counterName(name)
  return from === undefined ? called : t('refereeTable.counter-from', { name: called, who: names(from) })
}

/** "monarch", "energy 3", "commander 14": what is counted of a seat beside life and poison; of commanders the worst. */
export function countsOf({ counters = {}, dealtBy = {} }: RefereeSeatView): readonly string[] {
  const own = Object.entries(counters)
    .filter(([name, n]) => name !== 'poison' && n > 0)
    .map(([name, n]) => (n === 1 ? counterName(name) : `${counterName(name)} ${n}`))
  const worst = Math.max(0, ...Object.values(dealtBy).map(by => by['commander'] ?? 0))
  return worst === 0 ? own : [t('refereeTable.tv.commander', { n: worst }), ...own]
}

/** "white and blue". */
export function coloursText(pair: readonly string[]): string {
  return formatList(pair.map(colour => translateKey(`refereeTable.colours.${colour}`, {})))
}

export function roleText(role: 'emperor' | 'general'): string {
  return t(`refereeTable.roles.${role}`)
}

/** "Lanterns: Ann and Ben", with the emperor named. */
export function teamLine(view: RefereeView, team: number, names: Names): string {
  const said = (view.teams?.[team] ?? []).map(seat => {
    const who = names(seat)
    return view.seats[seat]?.role === 'emperor' ? t('refereeTable.emperor', { who }) : who
  })
  return t('refereeTable.team', { team: translateKey(`referee.teams.${team}`, {}), who: formatList(said) })
}

/** The sign of a team, beside its colour. */
export const teamMark = (team: number): string => (team === 0 ? '◆' : '▲')

/** "+3", "−5": with a minus sign as wide as the plus. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
