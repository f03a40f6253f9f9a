import { shallowRef, watch, type Ref } from 'vue'
import { announce } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import type { GameScreens, GameTableProps, Reading } from '../contract.ts'
import type { Action } from './action.ts'
import { useActions } from './use-actions.ts'

interface Read {
  readonly screens: Ref<GameScreens>
  readonly game: Ref<GameTableProps | undefined>
  /** Whose turn it is, in words. */
  readonly turn: () => string
  /** What happened, in sentences, oldest first. */
  readonly log: () => readonly string[]
}
/** So many of the last happenings are read again. */
const lastLines = 5

/** The keys that read the table, one's hand, the stack and the log again, for whoever hears rather than looks. */
export function useReading({ screens, game, turn, log }: Read): void {
  const reading = shallowRef<Reading>()
  watch(screens, async now => (reading.value = await now.reading?.()), { immediate: true })

  const timeLeft = (): readonly string[] => {
    const deadline = game.value?.clock?.deadline
    if (deadline === undefined) return []
    return [t('table.read.time', { n: Math.max(0, Math.ceil((deadline - Date.now()) / 1000)) })]
  }
  function read(sentences: readonly string[]): void {
    announce(sentences.length === 0 ? t('table.read.nothing') : sentences.join(' '))
  }
  useActions((): readonly Action[] => {
    const [seen, words] = [game.value, reading.value]
    const table = (): void => read([...(seen ? (words?.table(seen) ?? []) : []), `${turn()}.`, ...timeLeft()])
    return [
      { key: 'read-table', label: t('table.read.table'), icon: 'eye', shortcut: 'Shift+t', run: table },
      ...(seen && seen.viewer !== 'table' && words?.hand
        ? [
            {
              key: 'read-hand',
              label: t('table.read.hand'),
              icon: 'eye',
              shortcut: 'Shift+h',
              run: () => read(words.hand?.(seen) ?? []),
            } as const,
          ]
        : []),
      ...(seen && words?.stack
        ? [
            {
              key: 'read-stack',
              label: t('table.read.stack'),
              icon: 'eye',
              shortcut: 'Shift+s',
              run: () => read(words.stack?.(seen) ?? []),
            } as const,
          ]
        : []),
      {
        key: 'read-log',
        label: t('table.read.log'),
        icon: 'info',
        shortcut: 'Shift+l',
        run: () => read(log().slice(-lastLines)),
      },
    ]
  })
}
