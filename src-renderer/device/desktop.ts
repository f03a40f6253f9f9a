import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import {
  menuWords,
  type Desktop,
  type DesktopWords,
  type FoundHost,
  type LocalHost,
  type Notice,
  type OpenedFile,
  type OpenedLink,
  type Sweep,
  type IncomingHouse,
} from '../../src-engine/protocol/desktop.ts'
import { t } from '../words/index.ts'

declare global {
  interface Window {
    readonly desktop?: Desktop
  }
}

/** What the page's own words call the entries of the menu, and the question about quitting. */
function desktopWords(): DesktopWords {
  const menu = menuWords.map(entry => [entry, t(`desktop.menu.${entry}`)])
  return {
    menu: Object.fromEntries(menu) as DesktopWords['menu'],
    quit: {
      message: t('table.quit.title'),
      detail: t('desktop.still-there'),
      stay: t('table.quit.no'),
      quit: t('table.quit.yes'),
    },
  }
}

/** Resolves once the page is drawn (or after a while): starting the host earlier would delay the page's own files. */
function drawn(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 300)
  })
}

/** The desktop app around this window, where there is one: the host inside it, those found on the LAN, files, displays. */
export const useDesktop = defineStore('desktop', () => {
  const bridge = window.desktop
  const local = shallowRef<LocalHost>()
  const hosts = shallowRef<readonly FoundHost[]>([])
  /** The other machine that has this app's own house, since a data folder was copied. */
  const other = computed(() => hosts.value.find(one => one.copy === true && one.id === local.value?.id))
  /** How a look at every address nearby goes; nothing where there is none to be had. */
  const sweep = shallowRef<Sweep>()
  const notices = shallowRef<readonly Notice[]>([])
  /** A house that may come to this app. */
  const incoming = shallowRef<IncomingHouse>({ at: 'idle' })
  const quitting = ref<number>()
  const opened = shallowRef<OpenedFile>()
  const followed = shallowRef<OpenedLink>()

  async function start(): Promise<LocalHost | undefined> {
    if (!bridge) return undefined
    bridge.onHosts(now => (hosts.value = now))
    bridge.onSweep(now => (sweep.value = now))
    bridge.onNotices(now => (notices.value = now))
    bridge.onHouse(async now => {
      if (now.at === 'open') await look()
      incoming.value = now
    })
    bridge.onQuitAsked(guests => (quitting.value = guests))
    bridge.onOpenedFile(file => (opened.value = file))
    bridge.onLink(link => (followed.value = link))
    await drawn()
    return look()
  }
  /** Sends the labels of the app's own menu and dialog now, and whenever the language changes. */
  function speakMenu(): void {
    if (bridge) watch(desktopWords, words => void bridge.tellWords(words), { immediate: true })
  }
  /** Looks again: the house may be another one by now. `own`: one of this machine's own, if it gave its away. */
  async function look(own = false): Promise<LocalHost | undefined> {
    if (bridge) local.value = await (own ? bridge.ownHouse() : bridge.local())
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
  return {
    bridge,
    local,
    hosts,
    other,
    sweep,
    notices,
    incoming,
    quitting,
    opened,
    followed,
    start,
    look,
    speakMenu,
    openToLan,
    closeToLan,
    answerQuit,
  }
})
