import { t, translateCode } from '../../words/index.ts'
import { ref } from 'vue'
import { limits } from '../../../src-engine/protocol/version.ts'
import { useDesktop } from '../../device/desktop.ts'
import { useHost } from '../../connection/host.ts'
import { me } from '../../device/storage.ts'
import { useToasts } from '../../design/index.ts'

/** What a house is called unless its owner says otherwise; never longer than a name may be. */
export function defaultHostName(): string {
  const who = me.read()?.name
  if (who === undefined) return t('people.house')
  const around = [...t('people.house-of', { name: '.' })].length - 1
  const short = [...who].slice(0, limits.nameLength - around).join('')
  return t('people.house-of', { name: short.trim() })
}

/** This app's own host: opened to the network, and gone back to. */
export function useOwnHost() {
  const desktop = useDesktop()
  const host = useHost()
  const toasts = useToasts()
  const opening = ref(false)
  /** Opens it to the network. Gives whether others can come in now; what stands in the way is said to the person. */
  async function openToNetwork(name = defaultHostName(), pin?: string): Promise<boolean> {
    opening.value = true
    try {
      const local = await desktop.openToLan(name, pin)
      if (local?.problem)
        toasts.notify(translateCode({ code: local.problem, params: local.params ?? {} }, ['notices']), { kind: 'warn' })
      return local?.open ?? false
    } catch (error) {
      toasts.notify((error as Error).message, { kind: 'bad' })
      return false
    } finally {
      opening.value = false
    }
  }
  /** Back among our own tables, from wherever this window was a guest; resolves once it is let in there. */
  async function returnToOwnHost(): Promise<void> {
    const { local } = desktop
    if (!local || host.origin === local.url) return
    host.connect(local.url, { id: local.id, ownerKey: local.ownerKey })
    await host.arrived()
  }
  return { opening, openToNetwork, returnToOwnHost }
}
