import { shallowRef } from 'vue'

/** Where keys lie, row by row from the top, as `KeyboardEvent.code` names them. */
const rows = [
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
].map(row => row.split(' '))

/** What is printed on the keys of a layout, by where they lie: alone, and with Shift. */
export type Layout = ReadonlyMap<string, readonly [plain: string, shifted: string]>

/** Each row's signs alone and with Shift; what is left out is as on the keyboard of the United States. */
function layout(...signs: readonly (readonly [plain: string, shifted: string] | undefined)[]): Layout {
  const all = rows.flatMap((codes, row) => {
    const [plain, shifted] = signs[row] ?? american[row]!
    return codes.map((code, at) => [code, [[...plain][at]!, [...shifted][at]!]] as const)
  })
  return new Map(all)
}
const american: readonly (readonly [string, string])[] = [
  ['`1234567890-=', '~!@#$%^&*()_+'],
  ['qwertyuiop[]', 'QWERTYUIOP{}'],
  ["asdfghjkl;'", 'ASDFGHJKL:"'],
  ['zxcvbnm,./', 'ZXCVBNM<>?'],
]
const french: typeof american = [
  ['²&é"\'(-è_çà)=', '~1234567890°+'],
  ['azertyuiop^$', 'AZERTYUIOP¨£'],
  ['qsdfghjklmù', 'QSDFGHJKLM%'],
]

/** The keyboards people own, by name, one table for all that asks for a key. */
export const layouts = {
  us: layout(),
  uk: layout(['`1234567890-=', '¬!"£$%^&*()_+'], undefined, ["asdfghjkl;'", 'ASDFGHJKL:@']),
  de: layout(
    ['^1234567890ß´', '°!"§$%&/()=?`'],
    ['qwertzuiopü+', 'QWERTZUIOPÜ*'],
    ['asdfghjklöä', 'ASDFGHJKLÖÄ'],
    ['yxcvbnm,.-', 'YXCVBNM;:_'],
  ),
  ch: layout(
    ["§1234567890'^", '°+"*ç%&/()=?`'],
    ['qwertzuiopü¨', 'QWERTZUIOPè!'],
    ['asdfghjklöä', 'ASDFGHJKLéà'],
    ['yxcvbnm,.-', 'YXCVBNM;:_'],
  ),
  fr: layout(...french, ['wxcvbn,;:!', 'WXCVBN?./§']),
  be: layout(
    ['²&é"\'(§è!çà)-', '³1234567890°_'],
    ['azertyuiop^$', 'AZERTYUIOP¨*'],
    ['qsdfghjklmù', 'QSDFGHJKLM%'],
    ['wxcvbn,;:=', 'WXCVBN?./+'],
  ),
  bepo: layout(
    ['$"«»()@+-/*=%', '#1234567890°`'],
    ['bépoè^vdljzw', 'BÉPOÈ!VDLJZW'],
    ['auie,ctsrnm', 'AUIE;CTSRNM'],
    ['àyx.k’qghf', 'ÀYX:K?QGHF'],
  ),
  es: layout(
    ["º1234567890'¡", 'ª!"·$%&/()=?¿'],
    ['qwertyuiop`+', 'QWERTYUIOP^*'],
    ['asdfghjklñ´', 'ASDFGHJKLÑ¨'],
    ['zxcvbnm,.-', 'ZXCVBNM;:_'],
  ),
  cs: layout(
    [';+ěščřžýáíé=´', '°1234567890%ˇ'],
    ['qwertzuiopú)', 'QWERTZUIOP/('],
    ['asdfghjklů§', 'ASDFGHJKL"!'],
    ['yxcvbnm,.-', 'YXCVBNM?:_'],
  ),
  lt: layout(['`ąčęėįšųū90-ž', '~ĄČĘĖĮŠŲŪ()_Ž']),
  dvorak: layout(
    ['`1234567890[]', '~!@#$%^&*(){}'],
    ["',.pyfgcrl/=", '"<>PYFGCRL?+'],
    ['aoeuidhtns-', 'AOEUIDHTNS_'],
    [';qjkxbmwvz', ':QJKXBMWVZ'],
  ),
} as const satisfies { readonly [name: string]: Layout }

/** The layout most likely where nothing was pressed yet, by the system's language (BCP 47). */
export function usualLayout(tag: string): Layout {
  const [language = '', region = ''] = tag.toLowerCase().split('-')
  if (region === 'ch') return layouts.ch
  if (region === 'be') return layouts.be
  if (region === 'gb' || region === 'ie') return layouts.uk
  return (
    { de: layouts.de, fr: region === 'ca' ? layouts.us : layouts.fr, es: layouts.es, cs: layouts.cs, lt: layouts.lt }[
      language
    ] ?? layouts.us
  )
}

/** What is printed on this device's keyboard, as far as is known. Reactive. */
export const keyboard = shallowRef<Layout>(usualLayout(globalThis.navigator?.language ?? ''))

/** What each key wrote alone, as it was pressed here or as the browser tells. */
const written = new Map<string, string>()

/** Learns from a press which keyboard this is: the one of the table that agrees with most of what was pressed. */
export function learn({
  key,
  code,
  shiftKey,
}: {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}): void {
  if (shiftKey || [...key].length !== 1 || !layouts.us.has(code) || written.get(code) === key.toLowerCase()) return
  written.set(code, key.toLowerCase())
  settle()
}
function settle(): void {
  const agrees = (one: Layout): number => [...written].filter(([code, sign]) => one.get(code)![0] === sign).length
  const known = [keyboard.value, ...Object.values(layouts)]
  const best = known.reduce((first, one) => (agrees(one) > agrees(first) ? one : first))
  const own = new Map(best)
  for (const [code, sign] of written) {
    if (own.has(code) && own.get(code)![0] !== sign) own.set(code, [sign, sign.toUpperCase()])
  }
  keyboard.value = own
}

/** Asks the browser, where it tells; most do on pages of HTTPS and in the app alone. */
export async function askKeyboard(): Promise<void> {
  const { keyboard: asked } = (globalThis.navigator ?? {}) as {
    readonly keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> }
  }
  const map = await asked?.getLayoutMap?.().catch(() => undefined)
  if (map === undefined) return
  for (const [code, sign] of map) if (layouts.us.has(code)) written.set(code, sign)
  settle()
}

/** Keys that stand in for a sign which a keyboard has in its row of digits alone, or nowhere: where it lies in the United States. */
const standIn: { readonly [sign: string]: string } = { '+': 'Equal', '-': 'Minus' }

/** The key that stands in for this sign on a keyboard that can't write it outside the row of digits. */
export function standInFor(sign: string, on: Layout = keyboard.value): string | undefined {
  const code = standIn[sign]
  if (code === undefined) return undefined
  const isWritten = [...on].some(
    ([at, [plain, shifted]]) => shifted === sign || (plain === sign && !at.startsWith('Digit')),
  )
  return isWritten ? undefined : code
}
