import common from './common.ts'
import language from './language.ts'
import parts from './parts.ts'
import people from './people.ts'
import home from './home.ts'
import endings from './endings.ts'
import notices from './notices.ts'
import refusals from './refusals.ts'
import problems from './problems.ts'
import table from './table.ts'
import brawlGame from './brawl-game.ts'
import clashGame from './clash-game.ts'
import refereeGame from './referee-game.ts'
import whistGames from './whist-games.ts'

export default {
  common,
  language,
  parts,
  people,
  home,
  endings,
  notices,
  refusals,
  problems,
  table,
  games: { ...whistGames, ...brawlGame, ...refereeGame, ...clashGame },
} as const
