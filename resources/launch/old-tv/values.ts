import { list } from 'postcss'

/** Custom properties of the whole page, by their names. */
export type Tokens = ReadonlyMap<string, string>

/** A function's call within a value: the first with this name, with what stands around it. */
interface Call {
  readonly before: string
  readonly inside: string
  readonly after: string
}

/** `name` may hold several names, as a part of an expression. */
function callOf(value: string, name: string): Call | undefined {
  const at = new RegExp(String.raw`(?<![\w-])(?:${name})\(`).exec(value)
  if (at === null) return undefined
  const start = at.index + at[0].length
  let depth = 1
  let end = start
  for (; depth > 0 && end < value.length; end++) depth += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0
  return { before: value.slice(0, at.index), inside: value.slice(start, end - 1), after: value.slice(end) }
}

const least = 'min|max|clamp'
/** Whether only engines from Chromium 79 on know the value. */
export const older = (value: string): boolean => callOf(value, least) !== undefined

/** What comes nearest without `min`, `max` and `clamp`: the middle one, the first that may not be more, the last that may not be less. */
export function withoutLeast(value: string): string {
  const call = callOf(value, least)
  if (call === undefined) return value
  const args = list.comma(call.inside)
  const name = /^\w+/.exec(value.slice(call.before.length))![0]
  const chosen = name === 'clamp' ? args[1]! : name === 'min' ? args[0]! : args.at(-1)!
  return withoutLeast(`${call.before}${/[ (]/.test(chosen) ? `calc(${chosen})` : chosen}${call.after}`)
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number]
/** What stands for a colour that is known only on the page: the lamp's light, as on everything that is chosen. */
const lamp: Colour = [255, 226, 170, 1]

/** A colour that is the same on the whole page; nothing where it is not. */
function colourOf(text: string, tokens: Tokens): Colour | undefined {
  if (text === 'transparent') return [0, 0, 0, 0]
  const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1]
  if (name !== undefined) return colourOf(tokens.get(name) ?? '', tokens)
  const short = /^#([\da-f]{3,4})$/i.exec(text)?.[1]
  const hex = short === undefined ? text : `#${[...short].map(digit => digit + digit).join('')}`
  if (!/^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return undefined
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5), hex.length === 9 ? part(7) / 255 : 1]
}

/** `color-mix(in srgb, one 40%, other)` as the colour it is. */
export function mixed(value: string, tokens: Tokens): string {
  const call = callOf(value, 'color-mix')
  if (call === undefined) return value
  const [, first = '', second = ''] = list.comma(call.inside)
  const [, text = first, percent = '50'] = /^(.*) ([\d.]+)%$/.exec(first) ?? []
  const part = Number(percent) / 100
  const [one, other] = [colourOf(text, tokens) ?? lamp, colourOf(second, tokens) ?? lamp]
  const alpha = one[3] * part + other[3] * (1 - part)
  const channel = (at: 0 | 1 | 2): number =>
    Math.round((one[at] * one[3] * part + other[at] * other[3] * (1 - part)) / (alpha || 1))
  const colour = `rgba(${channel(0)},${channel(1)},${channel(2)},${Number(alpha.toFixed(3))})`
  return mixed(call.before + colour + call.after, tokens)
}
