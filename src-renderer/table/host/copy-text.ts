import { useToasts } from '../../design/index.ts'
import { t } from '../../words/index.ts'

/**
 * Copies a text, and gives whether it could. Phones on plain HTTP have no clipboard of their own for that; selecting the
 * text and copying it works everywhere.
 */
function copyText(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

/** Copies something to be sent to others, and says so; where it can't be copied, it is shown, to be copied by hand. */
export function copyAndNotify(text: string): void {
  useToasts().notify(copyText(text) ? t('lobby.join.copied') : t('lobby.join.copy-by-hand', { link: text }))
}
