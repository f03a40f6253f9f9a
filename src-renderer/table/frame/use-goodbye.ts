import { computed } from 'vue'
import { givesUp } from '../../../src-engine/core/game.ts'
import { useConfirm } from '../../design/index.ts'
import { goHomeFrom } from '../../device/router.ts'
import { t } from '../../words/index.ts'
import type { TableHere } from '../use-table.ts'

/** The ways out of a game and from its table, each of which asks first. `isOut`: none of one's own seats plays on. */
export function useGoodbye(here: TableHere, isOut: () => boolean) {
  const { host, send, leave: leaveTable, state, yours, gameProps, screens } = here
  const { confirm } = useConfirm()
  /** One's own seat gives the game up where its screens have no button of their own for it. */
  const concession = computed(() =>
    screens.value.concedeInMenu === true ? gameProps.value?.offers.find(givesUp) : undefined,
  )
  async function giveUp(): Promise<void> {
    const sure = await confirm({
      title: t('moments.give-up-sure'),
      text: t('moments.give-up-text'),
      yes: t('moments.give-up'),
      no: t('table.ask.play-on'),
      danger: true,
    })
    if (sure && concession.value !== undefined) await gameProps.value?.act({ do: concession.value.do })
  }

  async function leave(): Promise<void> {
    const { solo, phase, id } = state.value!
    const sure =
      phase === 'over' ||
      yours.value.length === 0 ||
      (await confirm(
        solo
          ? {
              title: t('table.leave.solo'),
              text: t('table.leave.solo-text'),
              yes: t('table.bar.save-leave'),
            }
          : {
              title: t('table.leave.title'),
              text: t(
                isOut() || host.game(state.value!.game)?.bots === false
                  ? 'table.leave.text-people'
                  : 'table.leave.text',
              ),
              yes: t('table.leave.yes'),
            },
      ))
    if (!sure) return
    await leaveTable(id)
    goHomeFrom('t', id)
  }
  async function close(): Promise<void> {
    const sure = await confirm({
      title: t('table.leave.close'),
      text: t(state.value!.phase === 'playing' ? 'table.leave.close-playing' : 'table.leave.close-text'),
      yes: t('table.leave.close-yes'),
      danger: true,
    })
    if (sure) await send({ say: 'close', table: state.value!.id })
  }
  return { concession, giveUp, leave, close }
}
