/** Every room of sentences, each by its file: English is the type of all languages, and this is all that lists them. */
export interface English {
  readonly common: typeof import('./start/common.ts').default
  readonly language: typeof import('./start/language.ts').default
  readonly parts: typeof import('./start/parts.ts').default
  readonly people: typeof import('./start/people.ts').default
  readonly home: typeof import('./start/home.ts').default
  readonly endings: typeof import('./start/endings.ts').default
  readonly notices: typeof import('./start/notices.ts').default
  readonly refusals: typeof import('./start/refusals.ts').default
  readonly problems: typeof import('./start/problems.ts').default
  readonly table: typeof import('./start/table.ts').default
  readonly games: Games
  readonly howTo: typeof import('./rest/how-to.ts').default
  readonly desktop: typeof import('./rest/desktop.ts').default
  readonly cards: typeof import('./rest/cards.ts').default
  readonly whist: typeof import('./rest/whist.ts').default
  readonly moments: typeof import('./rest/moments.ts').default
  readonly whistLesson: typeof import('./rest/whist-lesson.ts').default
  readonly whistRules: typeof import('./rest/whist-rules.ts').default
  readonly brawl: typeof import('./rest/brawl.ts').default
  readonly brawlLesson: typeof import('./rest/brawl-lesson.ts').default
  readonly brawlPeople: typeof import('./rest/brawl-people.ts').default
  readonly brawlRules: typeof import('./rest/brawl-rules.ts').default
  readonly houseRules: typeof import('./rest/house-rules.ts').default
  readonly lobby: typeof import('./rest/lobby.ts').default
  readonly settings: typeof import('./rest/settings.ts').default
  readonly statistics: typeof import('./rest/statistics.ts').default
  readonly files: typeof import('./rest/files.ts').default
  readonly replay: typeof import('./rest/replay.ts').default
  readonly display: typeof import('./rest/display.ts').default
  readonly practice: typeof import('./rest/practice.ts').default
  readonly rules: typeof import('./rest/rules.ts').default
  readonly referee: typeof import('./rest/referee.ts').default
  readonly refereeTable: typeof import('./rest/referee-table.ts').default
  readonly refereeSheets: typeof import('./rest/referee-sheets.ts').default
  readonly refereeRules: typeof import('./rest/referee-rules.ts').default
  readonly clash: typeof import('./rest/clash.ts').default
  readonly clashCoach: typeof import('./rest/clash-coach.ts').default
  readonly clashDecks: typeof import('./rest/clash-decks.ts').default
  readonly clashLesson: typeof import('./rest/clash-lesson.ts').default
  readonly clashRules: typeof import('./rest/clash-rules.ts').default
  readonly formats: typeof import('./rest/formats.ts').default
}
/** What each game says of itself before it is played, by its id. */
type Games = typeof import('./start/games/whist.ts').default &
  typeof import('./start/games/brawl.ts').default &
  typeof import('./start/games/referee.ts').default &
  typeof import('./start/games/clash.ts').default
