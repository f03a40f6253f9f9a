/**
 * How deep lists and objects are nested in a JSON text; a text that is not JSON gives some number too. Recursive readers
 * run out of stack on thousands of levels, so the depth is checked before a text is parsed.
 */
export function depthOf(text: string): number {
  let open = 0
  let most = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (quoted) {
      if (sign === backslash) at++
      else if (sign === quote) quoted = false
    } else if (sign === quote) quoted = true
    else if (sign === bracket || sign === brace) most = Math.max(most, ++open)
    else if (sign === bracket + 2 || sign === brace + 2) open--
  }
  return most
}

const quote = 0x22
const backslash = 0x5c
/** `[` and `{`; each is closed by the sign two further. */
const bracket = 0x5b
const brace = 0x7b
