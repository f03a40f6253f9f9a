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
  readonly howTo: typeof import('./tv/how-to.ts').default
  readonly desktop: typeof import('./table/desktop.ts').default
  readonly cards: typeof import('./table/cards.ts').default
  readonly keys: typeof import('./table/keys.ts').default
  readonly whist: typeof import('./whist/whist.ts').default
  readonly moments: typeof import('./table/moments.ts').default
  readonly whistJudge: typeof import('./whist-learn/whist-judge.ts').default
  readonly reading: typeof import('./table/reading.ts').default
  readonly whistLesson: typeof import('./whist-learn/whist-lesson.ts').default
  readonly brawl: typeof import('./brawl/brawl.ts').default
  readonly brawlJudge: typeof import('./brawl-learn/brawl-judge.ts').default
  readonly brawlLesson: typeof import('./brawl-learn/brawl-lesson.ts').default
  readonly brawlPeople: typeof import('./brawl/brawl-people.ts').default
  readonly brawlRuns: typeof import('./brawl/brawl-runs.ts').default
  readonly houseRules: typeof import('./table/house-rules.ts').default
  readonly houseMove: typeof import('./table/house-move.ts').default
  readonly lobby: typeof import('./table/lobby.ts').default
  readonly joint: typeof import('./table/joint.ts').default
  readonly settings: typeof import('./pages/settings.ts').default
  readonly night: typeof import('./pages/night.ts').default
  readonly tournament: typeof import('./pages/tournament.ts').default
  readonly statistics: typeof import('./pages/statistics.ts').default
  readonly files: typeof import('./table/files.ts').default
  readonly judge: typeof import('./pages/judge.ts').default
  readonly tableSheets: typeof import('./pages/table-sheets.ts').default
  readonly replay: typeof import('./pages/replay.ts').default
  readonly doctor: typeof import('./doctor/doctor.ts').default
  readonly houseCopy: typeof import('./doctor/house-copy.ts').default
  readonly display: typeof import('./tv/display.ts').default
  readonly practice: typeof import('./pages/practice.ts').default
  readonly rules: typeof import('./pages/rules.ts').default
  readonly referee: typeof import('./referee/referee.ts').default
  readonly refereeTable: typeof import('./referee/referee-table.ts').default
  readonly refereeSheets: typeof import('./referee/referee-sheets.ts').default
  readonly refereeRules: typeof import('./referee/referee-rules.ts').default
  readonly clash: typeof import('./clash/clash.ts').default
  readonly clashCoach: typeof import('./clash/clash-coach.ts').default
  readonly clashDecks: typeof import('./clash/clash-decks.ts').default
  readonly clashDraft: typeof import('./clash/clash-draft.ts').default
  readonly clashGauntlet: typeof import('./clash-learn/clash-gauntlet.ts').default
  readonly clashJudge: typeof import('./clash-learn/clash-judge.ts').default
  readonly clashLesson: typeof import('./clash-learn/clash-lesson.ts').default
  readonly clashRules: typeof import('./clash/clash-rules.ts').default
  readonly formats: typeof import('./referee/formats.ts').default
}
/** What each game says of itself, by its id: before it is chosen, and in its lobby. */
type Games = typeof import('./start/games/whist.ts').default &
  typeof import('./start/games/brawl.ts').default &
  typeof import('./start/games/clash.ts').default &
  typeof import('./start/games/referee.ts').default &
  typeof import('./whist/games/whist.ts').default &
  typeof import('./brawl/games/brawl.ts').default &
  typeof import('./referee/games/referee.ts').default &
  typeof import('./clash/games/clash.ts').default
