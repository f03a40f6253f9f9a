/**
 * Everything shown is said here: `say` for a sentence, `list`, `number`, `day` and their like for what goes into one,
 * `refusal` and `sayCode` for what engine and host tell as codes. All follow the reader's language by themselves.
 */
export { refusal, sayCode } from './codes.ts'
export {
  choiceHelp,
  choiceLabel,
  gameBest,
  gameSummary,
  gameTitle,
  howToPlay,
  optionHelp,
  optionLabel,
} from './games.ts'
export { chosen, isLanguage, languages } from './languages.ts'
export type { Key } from './messages.ts'
export { allWords, beginToSpeak, canSay, chooseLanguage, language, ownLanguage, say, sayAny, speak } from './say.ts'
export { capital, day, list, megabytes, moment, number, oneOf, ordinal, percent, time } from './written.ts'
