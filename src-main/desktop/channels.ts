/** The names of the messages between the preload script and the main process. It imports nothing, so that the preload bundle stays small. */

/** Questions with an answer. */
export const calls = {
  local: 'desktop:local',
  ownHouse: 'desktop:own-house',
  openToLan: 'desktop:open-to-lan',
  closeToLan: 'desktop:close-to-lan',
  newHouse: 'desktop:new-house',
  lookUp: 'desktop:look-up',
  wayTo: 'desktop:way-to',
  sweep: 'desktop:sweep',
  checkFinding: 'desktop:check-finding',
  endSweep: 'desktop:end-sweep',
  openDisplay: 'desktop:open-display',
  closeDisplay: 'desktop:close-display',
  answerQuit: 'desktop:answer-quit',
  saveFile: 'desktop:save-file',
  openFile: 'desktop:open-file',
  tellWords: 'desktop:tell-words',
  toggleFullScreen: 'desktop:toggle-full-screen',
  houseOffered: 'desktop:house-offered',
  answerHouse: 'desktop:answer-house',
} as const

/** Topics of which the main process sends changes by itself. */
export const topics = ['hosts', 'sweep', 'notices', 'quit', 'file', 'link', 'house'] as const
export type Topic = (typeof topics)[number]

/** The page has begun (or begun again) to listen to a topic. */
export const watch = 'desktop:watch'
/** The page has received the question about quitting and will ask it. */
export const quitHeard = 'desktop:quit-heard'

/** The page has stored something that must be written to the disk now. */
export const flushStorage = 'desktop:flush-storage'

export const channelOf = (topic: Topic): string => `desktop:tell-${topic}`

/** The app's version travels to the sandboxed preload script as an argument of its process. */
export const versionArgument = '--knockabout-version='

/** At most this much text in a file that is opened or saved. */
export const fileLimit = 480 * 1024 * 1024
