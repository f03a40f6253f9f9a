import { t, translateCode } from '../../words/index.ts'
import { limits } from '../../../src-engine/protocol/version.ts'
import { useDesktop } from '../../device/desktop.ts'
import { useHost } from '../../connection/host.ts'
import { me } from '../../device/storage.ts'
import { useToasts } from '../../design/index.ts'
import { useTrying } from '../use-trying.ts'

/** A host's name unless its owner chooses one, cut to the longest name allowed. */
export function defaultHostName(): string {
  const who = me.read()?.name
  if (who === undefined) return t('people.host-name')
  const around = [...t('people.host-name-of', { name: '.' })].length - 1
  const short = [...who].slice(0, limits.nameLength - around).join('')
  return t('people.host-name-of', { name: short.trim() })
}

/** This app's own host: opens it to the network, and takes the window back to it. */
export function useOwnHost() {
  const desktop = useDesktop()
  const host = useHost()
  const toasts = useToasts()
  const { busy: opening, trying } = useTrying()
  /** Opens it to the network. Resolves to whether others can come in now; a problem is shown as a toast. */
  async function openToNetwork(name = defaultHostName(), pin?: string): Promise<boolean> {
    const opened = await trying(async () => {
      const local = await desktop.openToLan(name, pin)
      if (local?.problem)
        toasts.notify(translateCode({ code: local.problem, params: local.params ?? {} }, ['notices']), { kind: 'warn' })
      return local?.open
    })
    return opened ?? false
  }
  /** Back among our own tables, from wherever this window was a guest; resolves once it is let in there. */
  async function returnToOwnHost(): Promise<void> {
    const local = await desktop.look(true)
    if (!local || host.origin === local.url) return
    host.connect(local.url, { id: local.id, ownerKey: local.ownerKey })
    await host.arrived()
  }
  return { opening, openToNetwork, returnToOwnHost }
}
