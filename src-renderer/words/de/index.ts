import first from './first.ts'
import rest from './rest.ts'

export default { ...first, ...rest } as const
import cards from './cards.ts'
import common from './common.ts'
import endings from './endings.ts'
import houseRules from './house-rules.ts'
import language from './language.ts'
import notices from './notices.ts'
import problems from './problems.ts'
import refusals from './refusals.ts'
import whist from './whist.ts'
import home from './home.ts'
import people from './people.ts'
import lobby from './lobby.ts'
import table from './table.ts'
import settings from './settings.ts'
import statistics from './statistics.ts'
import files from './files.ts'
import replay from './replay.ts'
import display from './display.ts'
import practice from './practice.ts'
import rules from './rules.ts'
import parts from './parts.ts'
import brawl from './brawl.ts'
import brawlLesson from './brawl-lesson.ts'
import brawlPeople from './brawl-people.ts'
import brawlRules from './brawl-rules.ts'
import brawlGame from './brawl-game.ts'
import clashGame from './clash-game.ts'
import refereeGame from './referee-game.ts'
import referee from './referee.ts'
import clash from './clash.ts'
import clashDecks from './clash-decks.ts'
import clashRules from './clash-rules.ts'
import formats from './formats.ts'
import whistGames from './whist-games.ts'

export default {
  common,
  cards,
  refusals,
  problems,
  notices,
  endings,
  whist,
  brawl,
  brawlLesson,
  brawlPeople,
  brawlRules,
  houseRules,
  language,
  home,
  people,
  lobby,
  table,
  settings,
  statistics,
  files,
  replay,
  display,
  practice,
  rules,
  parts,
  referee,
  clash,
  clashDecks,
  clashRules,
  formats,
  games: { ...whistGames, ...brawlGame, ...refereeGame, ...clashGame },
} as const
