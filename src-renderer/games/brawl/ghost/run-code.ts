import { asRun, type Run, type Wrong } from './runs.ts'

/**
 * A run as it stands in a link: level, both characters, its length and the time from each play to the next, in
 * milliseconds to the base of 36, and the name last, which may hold anything.
 */
export function writeRun({ level, character, against, length, plays, name }: Run): string {
  const steps = plays.map((at, index) => Math.round(at - (plays[index - 1] ?? 0)).toString(36))
  return [level, character, against, Math.round(length).toString(36), steps.join('-'), name].join('.')
}

/** The run of a link, of a text with a link in it, or of the code alone; else why it is none. */
export function readRun(text: string): Run | Wrong {
  const inLink = /[?&]run=([^&#\s]+)/.exec(text)?.[1]
  const code = inLink === undefined ? text.trim() : new URLSearchParams(`run=${inLink}`).get('run')!
  const parts = /^([a-z]+)\.([\w-]*)\.([\w-]*)\.([0-9a-z]{1,6})\.([0-9a-z-]*)\.(.+)$/u.exec(code)
  if (parts === null) return 'no-run'
  const [, level, character, against, length, steps, name] = parts
  let at = 0
  const plays = steps === '' ? [] : steps!.split('-').map(step => (at += Number.parseInt(step, 36)))
  return asRun({
    format: 'knockabout-brawl-run',
    version: 1,
    name,
    character,
    against,
    level,
    length: Number.parseInt(length!, 36),
    plays,
  })
}

/** Where the run is raced: a page of the house at `address`. */
export const linkOf = (address: string, run: Run): string =>
  `${address}/#/practice/brawl?${new URLSearchParams({ run: writeRun(run) })}`
