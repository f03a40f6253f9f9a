/** What every game owes the house, and its scenarios. */
const games = ['engine/{games-scenarios,games,places,changes,redacted,views-alone}.test.ts']

/** The tests of each room's rules, by globs below `tests`; its rules are below the folder of its name in `src-engine`. */
export const rooms = {
  night: ['engine/night/**/*.test.ts'],
  formats: ['engine/{formats,referee}/**/*.test.ts', ...games],
  whist: ['engine/whist/**/*.test.ts', ...games],
  brawl: ['engine/brawl/**/*.test.ts', ...games],
  clash: ['engine/clash/**/*.test.ts', ...games],
} as const

/** Whether `name` is a room whose rules can be mutated. */
export function isRoom(name: string): name is keyof typeof rooms {
  return Object.hasOwn(rooms, name)
}

/** What breaks no rule when it is wrong: what bots think and solvers find, cards and levels, guessed chances, what is shown for how long, words. */
const noRules = /(^|[\\/])((bots|content|learn|solver)[\\/]|(odds|descriptions|moments)\.ts$)|\.d\.ts$/

/** Whether the file of a room is one of its rules. `path` is as the file system writes it. */
export function isRule(path: string): boolean {
  return path.endsWith('.ts') && !noRules.test(path)
}
