import { watch } from 'vue'
import { useToasts } from '../../design/index.ts'
import { useChanges } from './use-changes.ts'
import { useNight } from './use-night.ts'

/** Whomever a change of the night concerns is told of it, wherever they are; whoever made it knows. */
export function useToldChanges(): void {
  const here = useNight()
  const { changes } = useChanges(here)
  const toasts = useToasts()
  watch(
    () => [here.night.value?.id, here.night.value?.changes.at(-1)?.number ?? 0] as const,
    ([id, last], [before, known]) => {
      if (id === undefined || id !== before) return
      const you = here.host.you?.id
      const by = (number: number): string | undefined =>
        here.night.value?.changes.find(one => one.number === number)?.by
      for (const { number, text, people } of changes.value) {
        if (number > known && number <= last && you !== undefined && people.includes(you) && by(number) !== you) {
          toasts.notify(() => text)
        }
      }
    },
  )
}
