import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type {
  Desktop,
  FoundHost,
  LocalHost,
  Notice,
  OpenedFile,
  OpenedLink,
} from '../../src-engine/protocol/desktop.ts'

declare global {
  interface Window {
    readonly desktop?: Desktop
  }
}

/** The desktop app around this window, where there is one: the host inside it, those found on the LAN, files, displays. */
export const useDesktop = defineStore('desktop', () => {
  const bridge = window.desktop
  const local = shallowRef<LocalHost>()
  const hosts = shallowRef<readonly FoundHost[]>([])
  const notices = shallowRef<readonly Notice[]>([])
  const quitting = ref<number>()
  const opened = shallowRef<OpenedFile>()
  const followed = shallowRef<OpenedLink>()

  async function start(): Promise<LocalHost | undefined> {
    if (!bridge) return undefined
    bridge.onHosts(now => (hosts.value = now))
    bridge.onNotices(now => (notices.value = now))
    bridge.onQuitAsked(guests => (quitting.value = guests))
    bridge.onOpenedFile(file => (opened.value = file))
    bridge.onLink(link => (followed.value = link))
    local.value = await bridge.local()
    return local.value
  }
  async function openToLan(name: string, pin?: string): Promise<LocalHost | undefined> {
    if (!bridge) return undefined
    local.value = await bridge.openToLan({ name, ...(pin === undefined || pin === '' ? {} : { pin }) })
    return local.value
  }
  async function closeToLan(): Promise<void> {
    if (bridge) local.value = await bridge.closeToLan()
  }
  async function answerQuit(quit: boolean): Promise<void> {
    quitting.value = undefined
    await bridge?.answerQuit(quit)
  }
  return { bridge, local, hosts, notices, quitting, opened, followed, start, openToLan, closeToLan, answerQuit }
})
