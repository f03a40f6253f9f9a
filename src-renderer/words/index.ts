/**
 * Everything shown is said here: `t` for a sentence, `formatList`, `formatNumber`, `formatDay` and their like for what goes into one,
 * `refusalText` and `translateCode` for what engine and host tell as codes. All follow the reader's language by themselves.
 */
export { refusalText, translateCode } from './codes.ts'
export {
  choiceHelp,
  choiceLabel,
  gameBest,
  gameSummary,
  gameTag,
  gameTitle,
  howToPlay,
  optionHelp,
  optionLabel,
} from './games.ts'
export { chosenLanguage, isLanguage, languages, type Language } from './languages.ts'
export type { Key } from './messages.ts'
export {
  loadMessages,
  messagesLoaded,
  isolated,
  numberWord,
  hasMessage,
  asksForLanguage,
  chooseLanguage,
  language,
  preferredLanguage,
  t,
  translateKey,
  setLanguage,
  type MessagePart,
} from './translate.ts'
export {
  capitalise,
  formatDay,
  formatList,
  formatBytes,
  formatDateTime,
  formatNumber,
  formatAlternatives,
  formatOrdinal,
  formatPercent,
  formatTime,
} from './intl.ts'
