import { characterOf } from '../../../../src-engine/brawl/content/characters.ts'
import type { Drawing } from '../../../device/save-picture.ts'
import { cut, drawingColours, escaped, framed, wrapped } from '../../../table/drawing.ts'
import { formatNumber, t } from '../../../words/index.ts'
import { portraitPicture } from '../people/portrait.ts'
import type { Run } from './runs.ts'

const width = 1080
const height = 1080
const margin = 72
/** Where the curve lies. */
const plot = { left: margin, right: width - margin, top: 640, bottom: 930 }

const characterName = (id: string): string => characterOf(id)?.name ?? id
export const runTime = (milliseconds: number): string =>
  t('brawl.photo.seconds', { time: formatNumber(milliseconds / 1000, 1, 1) })
/** Who fought whom, in one line. */
export const runPairing = ({ character, against, level }: Run): string =>
  t('brawlRuns.pairing', {
    who: characterName(character),
    other: characterName(against),
    bot: t(`people.bot-of.${level}`),
  })

/** A run as one drawing: whose, how long, as whom against whom, and the cards as a stair that climbs to the win. */
export function runPicture(run: Run): Drawing {
  const colours = drawingColours()
  const parts: string[] = []
  const text = (words: string, x: number, y: number, size: number, fill: string, more = ''): void => {
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(words)}</text>`)
  }
  const bold = 'font-weight="700"'
  const atEnd = 'text-anchor="end"'
  text('Knockabout', margin, 110, 40, colours.head, bold)
  text('Brawl', width - margin, 110, 36, colours.soft, atEnd)
  const portrait = (id: string, x: number, y: number, size: number): void => {
    if (id !== '')
      parts.push(`<image href="${portraitPicture(id)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`)
  }
  portrait(run.character, width - margin - 300, 150, 210)
  portrait(run.against, width - margin - 130, 290, 130)
  // Beside the faces there is room for so many letters of either size.
  const short = wrapped(run.name, 16)
  const [lines, size] = short.length < 3 ? [short, 58] : [wrapped(run.name, 23).slice(0, 3), 40]
  lines.forEach((line, index) => text(line, margin, 200 + index * (size + 6), size, colours.text, bold))
  text(runTime(run.length), margin, 470, 120, colours.bright, bold)
  wrapped(runPairing(run), 52).forEach((line, index) => text(cut(line, 52), margin, 540 + index * 42, 34, colours.soft))
  parts.push(stair(run, colours.bright, colours.rim))
  text(runTime(0), plot.left, 980, 30, colours.soft)
  text(t('brawlRuns.plays', { n: run.plays.length }), width / 2, 980, 30, colours.text, 'text-anchor="middle"')
  text(runTime(run.length), plot.right, 980, 30, colours.soft, atEnd)
  return framed(parts.join(''), width, height, colours.ground, colours.rim)
}

/** One step up for each card, where it was played. */
function stair({ plays, length }: Run, colour: string, rim: string): string {
  const x = (at: number): string => (plot.left + (at / Math.max(1, length)) * (plot.right - plot.left)).toFixed(1)
  const y = (count: number): string =>
    (plot.bottom - (count / Math.max(1, plays.length)) * (plot.bottom - plot.top)).toFixed(1)
  const steps = plays.map((at, index) => `H${x(at)}V${y(index + 1)}`).join('')
  const line = `M${x(0)} ${y(0)}${steps}H${x(length)}`
  return [
    `<path d="${line}V${plot.bottom}Z" fill="${colour}" opacity=".18"/>`,
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="${rim}" stroke-width="4"/>`,
  ].join('')
}
