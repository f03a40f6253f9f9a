// Short notes at the edge of the table: above all why a play was refused, in plain words.
import { readonly, shallowRef } from 'vue'
import { announce } from './speech.ts'

export const toastKinds = ['plain', 'good', 'warn', 'bad'] as const
export type ToastKind = (typeof toastKinds)[number]

type Text = string | (() => string)
const valueText = (text: Text): string => (typeof text === 'string' ? text : text())

export interface Toast {
  readonly id: number
  /** A function is called again when the language changes. */
  readonly text: Text
  readonly kind: ToastKind
  /** 0: stays until closed. */
  readonly seconds: number
  readonly action?: { readonly label: string; readonly run: () => void }
}
export interface ToastOptions {
  readonly kind?: ToastKind
  readonly seconds?: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

const list = shallowRef<readonly Toast[]>([])
let last = 0
const most = 4

/** Long enough to read: a word and a half a second, at least four seconds. */
export function readingSeconds(text: string): number {
  return Math.max(4, Math.ceil(text.split(/\s+/u).length / 2.2) + 2)
}

function notify(text: Text, options: ToastOptions = {}): number {
  const kind = options.kind ?? 'plain'
  const same = list.value.find(toast => valueText(toast.text) === valueText(text) && toast.kind === kind)
  const id = (last += 1)
  const toast: Toast = {
    id,
    text,
    kind,
    seconds: options.seconds ?? (options.action ? 10 : readingSeconds(valueText(text))),
    ...(options.action ? { action: options.action } : {}),
  }
  list.value = [...list.value.filter(entry => entry !== same), toast].slice(-most)
  announce(valueText(text))
  return id
}
function close(id: number): void {
  list.value = list.value.filter(toast => toast.id !== id)
}

/** `notify` shows one (the same words again renew the old one) and gives its id for `close`; at most four stand at a time. */
export function useToasts() {
  return {
    toasts: readonly(list),
    notify,
    close,
    refused: (text: string): number => notify(text, { kind: 'warn' }),
    clear: (): void => void (list.value = []),
  }
}
