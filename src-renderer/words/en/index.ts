import type common from './start/common.ts'
import type language from './start/language.ts'
import type parts from './start/parts.ts'
import type people from './start/people.ts'
import type home from './start/home.ts'
import type endings from './start/endings.ts'
import type notices from './start/notices.ts'
import type refusals from './start/refusals.ts'
import type problems from './start/problems.ts'
import type table from './start/table.ts'
import type howTo from './rest/how-to.ts'
import type desktop from './rest/desktop.ts'
import type cards from './rest/cards.ts'
import type whist from './rest/whist.ts'
import type moments from './rest/moments.ts'
import type whistLesson from './rest/whist-lesson.ts'
import type whistRules from './rest/whist-rules.ts'
import type brawl from './rest/brawl.ts'
import type brawlLesson from './rest/brawl-lesson.ts'
import type brawlPeople from './rest/brawl-people.ts'
import type brawlRules from './rest/brawl-rules.ts'
import type houseRules from './rest/house-rules.ts'
import type lobby from './rest/lobby.ts'
import type settings from './rest/settings.ts'
import type statistics from './rest/statistics.ts'
import type files from './rest/files.ts'
import type replay from './rest/replay.ts'
import type display from './rest/display.ts'
import type practice from './rest/practice.ts'
import type rules from './rest/rules.ts'
import type referee from './rest/referee.ts'
import type refereeTable from './rest/referee-table.ts'
import type refereeSheets from './rest/referee-sheets.ts'
import type refereeRules from './rest/referee-rules.ts'
import type clash from './rest/clash.ts'
import type clashCoach from './rest/clash-coach.ts'
import type clashDecks from './rest/clash-decks.ts'
import type clashLesson from './rest/clash-lesson.ts'
import type clashRules from './rest/clash-rules.ts'
import type formats from './rest/formats.ts'
import type whistGames from './start/games/whist.ts'
import type brawlGame from './start/games/brawl.ts'
import type refereeGame from './start/games/referee.ts'
import type clashGame from './start/games/clash.ts'

/** Every room of sentences, each by its file: English is the type of all languages, and this is all that lists them. */
export interface English {
  readonly common: typeof common
  readonly language: typeof language
  readonly parts: typeof parts
  readonly people: typeof people
  readonly home: typeof home
  readonly endings: typeof endings
  readonly notices: typeof notices
  readonly refusals: typeof refusals
  readonly problems: typeof problems
  readonly table: typeof table
  readonly games: Games
  readonly howTo: typeof howTo
  readonly desktop: typeof desktop
  readonly cards: typeof cards
  readonly whist: typeof whist
  readonly moments: typeof moments
  readonly whistLesson: typeof whistLesson
  readonly whistRules: typeof whistRules
  readonly brawl: typeof brawl
  readonly brawlLesson: typeof brawlLesson
  readonly brawlPeople: typeof brawlPeople
  readonly brawlRules: typeof brawlRules
  readonly houseRules: typeof houseRules
  readonly lobby: typeof lobby
  readonly settings: typeof settings
  readonly statistics: typeof statistics
  readonly files: typeof files
  readonly replay: typeof replay
  readonly display: typeof display
  readonly practice: typeof practice
  readonly rules: typeof rules
  readonly referee: typeof referee
  readonly refereeTable: typeof refereeTable
  readonly refereeSheets: typeof refereeSheets
  readonly refereeRules: typeof refereeRules
  readonly clash: typeof clash
  readonly clashCoach: typeof clashCoach
  readonly clashDecks: typeof clashDecks
  readonly clashLesson: typeof clashLesson
  readonly clashRules: typeof clashRules
  readonly formats: typeof formats
}
/** What each game says of itself before it is played, by its id. */
type Games = typeof whistGames & typeof brawlGame & typeof refereeGame & typeof clashGame
