import { ref } from 'vue'
import { useHost } from '../../connection/host.ts'
import { useConfirm, useToasts } from '../../design/index.ts'
import { useAsked } from '../../table/actions/use-asked.ts'
import { useTrying } from '../../table/use-trying.ts'
import { route } from '../../device/router.ts'
import { saveFile, pickFile } from '../../device/files.ts'
import { t } from '../../words/index.ts'
import { readStatistics, slicesOf } from './statistics-file.ts'

/** The figures for one player, narrowed to a game if wanted, and what can be done with all of them. */
export function useStatistics() {
  const host = useHost()
  const toasts = useToasts()
  const { confirm } = useConfirm()
  const player = ref('')
  const game = ref(route.value.about)
  const { busy, trying } = useTrying()
  const {
    answer: figures,
    problem,
    ask: load,
  } = useAsked('statistics', () => ({
    ...(player.value === '' ? {} : { player: player.value }),
    ...(game.value === '' ? {} : { game: game.value }),
  }))

  const save = (all: boolean): Promise<void> =>
    trying(async () => {
      const file = await host.ask('statistics-export', all ? { all: true } : {})
      const day = new Date().toISOString().slice(0, 10)
      const kept = await saveFile(`knockabout-statistics-${day}.json`, `${JSON.stringify(file, undefined, 1)}\n`)
      if (kept) toasts.notify(t('statistics.saved'), { kind: 'good' })
    })
  const bring = (): Promise<void> =>
    trying(async () => {
      const picked = await pickFile()
      if (!picked) return
      const read = readStatistics(picked.name, picked.text)
      if (!read.ok) return void toasts.notify(read.why, { kind: 'bad' })
      let added = 0
      for (const slice of slicesOf(read.file)) {
        added += (await host.ask('statistics-import', { file: slice })).added
      }
      toasts.notify(added === 0 ? t('statistics.here-already') : t('statistics.taken-in', { n: added }), {
        kind: 'good',
      })
      await load()
    })
  const clear = (all: boolean): Promise<void> =>
    trying(async () => {
      const sure = await confirm({
        title: t(all ? 'statistics.clear-all-sure' : 'statistics.clear-sure'),
        text: t('statistics.clear-text'),
        yes: t('statistics.hold'),
        no: t('statistics.keep'),
        danger: true,
        hold: true,
      })
      if (!sure) return
      await host.ask('statistics-clear', all ? { all: true } : {})
      toasts.notify(t('statistics.cleared'))
      player.value = ''
      await load()
    })
  return { player, game, figures, problem, busy, save, bring, clear }
}
