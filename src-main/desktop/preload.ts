import { contextBridge, ipcRenderer } from 'electron'
import type {
  Desktop,
  FoundHost,
  Notice,
  OpenedFile,
  OpenedLink,
  Sweep,
  IncomingHouse,
} from '../../src-engine/protocol/desktop.ts'
import type { Topic } from './channels.ts'
import { calls, channelOf, flushStorage, quitHeard, versionArgument, watch } from './channels.ts'

type Tell<Value> = (value: Value) => void

/**
 * Passes a topic on to the listeners on the page. A new listener gets a state (hosts, notices) at once, but an occasion
 * (a quit, a file) only if it listens when that happens.
 */
function topic<Value>(name: Topic, kind: 'state' | 'occasion', onTold?: () => void): (tell: Tell<Value>) => () => void {
  const listeners = new Set<Tell<Value>>()
  let last: { readonly value: Value } | undefined
  let watched = false
  ipcRenderer.on(channelOf(name), (_event, value: Value) => {
    if (kind === 'state') last = { value }
    for (const tell of listeners) tell(value)
    if (listeners.size > 0) onTold?.()
  })
  return tell => {
    const own: Tell<Value> = value => tell(value) // the same function given twice is two listeners
    listeners.add(own)
    if (!watched) ipcRenderer.send(watch, name)
    else if (last) own(last.value)
    watched = true
    return () => void listeners.delete(own)
  }
}

const version = process.argv.find(word => word.startsWith(versionArgument))?.slice(versionArgument.length) ?? ''

const desktop: Desktop = {
  version,
  local: () => ipcRenderer.invoke(calls.local),
  ownHouse: () => ipcRenderer.invoke(calls.ownHouse),
  openToLan: how => ipcRenderer.invoke(calls.openToLan, how),
  closeToLan: () => ipcRenderer.invoke(calls.closeToLan),
  newHouse: () => ipcRenderer.invoke(calls.newHouse),
  onHosts: topic<readonly FoundHost[]>('hosts', 'state'),
  lookUp: address => ipcRenderer.invoke(calls.lookUp, address),
  wayTo: (url, trusted) => ipcRenderer.invoke(calls.wayTo, url, trusted),
  sweep: () => ipcRenderer.invoke(calls.sweep),
  checkFinding: () => ipcRenderer.invoke(calls.checkFinding),
  endSweep: () => ipcRenderer.invoke(calls.endSweep),
  onSweep: topic<Sweep>('sweep', 'state'),
  openDisplay: where => ipcRenderer.invoke(calls.openDisplay, where),
  closeDisplay: () => ipcRenderer.invoke(calls.closeDisplay),
  onNotices: topic<readonly Notice[]>('notices', 'state'),
  onQuitAsked: topic<number>('quit', 'occasion', () => ipcRenderer.send(quitHeard)),
  answerQuit: quit => ipcRenderer.invoke(calls.answerQuit, quit),
  saveFile: (name, text) => ipcRenderer.invoke(calls.saveFile, name, text),
  openFile: () => ipcRenderer.invoke(calls.openFile),
  onOpenedFile: topic<OpenedFile>('file', 'occasion'),
  onLink: topic<OpenedLink>('link', 'occasion'),
  tellWords: words => ipcRenderer.invoke(calls.tellWords, words),
  toggleFullScreen: () => ipcRenderer.invoke(calls.toggleFullScreen),
  houseOffered: offer => ipcRenderer.invoke(calls.houseOffered, offer),
  answerHouse: answer => ipcRenderer.invoke(calls.answerHouse, answer),
  onHouse: topic<IncomingHouse>('house', 'state'),
  flushStorage: () => ipcRenderer.send(flushStorage),
}

contextBridge.exposeInMainWorld('desktop', desktop)
