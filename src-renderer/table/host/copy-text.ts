/**
 * Copies a text, and gives whether it could. Phones on plain HTTP have no clipboard of their own for that; selecting the
 * text and copying it works everywhere.
 */
export function copyText(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
