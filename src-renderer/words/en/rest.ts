import howTo from './how-to.ts'
import desktop from './desktop.ts'
import cards from './cards.ts'
import whist from './whist.ts'
import moments from './moments.ts'
import whistLesson from './whist-lesson.ts'
import whistRules from './whist-rules.ts'
import brawl from './brawl.ts'
import brawlLesson from './brawl-lesson.ts'
import brawlPeople from './brawl-people.ts'
import brawlRules from './brawl-rules.ts'
import houseRules from './house-rules.ts'
import lobby from './lobby.ts'
import settings from './settings.ts'
import statistics from './statistics.ts'
import files from './files.ts'
import replay from './replay.ts'
import display from './display.ts'
import practice from './practice.ts'
import rules from './rules.ts'
import referee from './referee.ts'
import refereeTable from './referee-table.ts'
import refereeSheets from './referee-sheets.ts'
import refereeRules from './referee-rules.ts'
import clash from './clash.ts'
import clashCoach from './clash-coach.ts'
import clashDecks from './clash-decks.ts'
import clashLesson from './clash-lesson.ts'
import clashRules from './clash-rules.ts'
import formats from './formats.ts'

// All other rooms, one line each: fetched once the start screen stands, and before any other page.
export default {
  howTo,
  desktop,
  cards,
  whist,
  moments,
  whistLesson,
  whistRules,
  brawl,
  brawlLesson,
  brawlPeople,
  brawlRules,
  houseRules,
  lobby,
  settings,
  statistics,
  files,
  replay,
  display,
  practice,
  rules,
  referee,
  refereeTable,
  refereeSheets,
  refereeRules,
  clash,
  clashCoach,
  clashDecks,
  clashLesson,
  clashRules,
  formats,
} as const
