import type { Attack, Book, Format, FormatId, Play, Range, Rules } from './format.ts'
import { formats } from './formats.ts'
import { seatWords, settle } from './rules.ts'

const attackWords: { readonly [A in Attack]: string } = {
  left: 'Creatures attack only the player to the left.',
  right: 'Creatures attack only the player to the right.',
  neighbours: 'Creatures attack only an opponent right next to you, on either side.',
  'right-opponent': 'Creatures attack only the opponent on the right; once that one is out, the one who is left.',
  across: 'Creatures attack only the opponent straight across; once that one is out, the one who is left.',
  any: 'Creatures may attack any opponent.',
  enemies: 'Creatures attack only your two enemies, the players across from you who play your enemy colour.',
}

const winWords: { readonly [W in Format['wins']]: string } = {
  'last-in': 'The last player in wins.',
  'last-team': 'A team wins when both opponents are out.',
  emperor: 'A team loses when its emperor is out; a fallen general’s team plays on.',
  points:
    'Whenever the player to your left is knocked out, by whomever, you get 1 point; the last one in gets 2 more. Most points win, in or out; equal points share it.',
  'both-enemies-out': 'You win when both your enemies are out; two who manage it at once tie.',
}

const movingWords: { readonly [M in Play['moving']]: string } = {
  no: 'Creatures stay in their own territory.',
  move: 'Instead of attacking, a creature may be moved to a team-mate in range: it stays yours and does not tap, and blocks and attacks from there.',
  deploy: 'A creature may be tapped to hand it over to a team-mate, who controls it from then on.',
}

const turnWords: { readonly [T in Play['turns']]: string } = {
  one: 'One turn at a time; it passes to the left.',
  team: 'A team takes its turn together, and either member ends it.',
  spheres:
    'Several turns at once, spread evenly. A turn may not begin while somebody would be in two spheres: it waits.',
  markers:
    'Several turns at once, four seats apart. A turn may not begin while one of the three seats to its left has one.',
}

const startWords: { readonly [S in Play['starts']]: string } = {
  'first-seat': 'The first seat takes the first turn.',
  'an-emperor': 'An emperor, drawn by lot, takes the first turn.',
}

const shrinkWords: { readonly [S in Play['shrinks']]: string } = {
  'turn-in-range': 'An empty seat counts for range until a player who has it in range ends a turn.',
  'next-turn': 'An empty seat counts for range until the next turn begins, whosever it is.',
}

const gapWords: { readonly [G in Play['gaps']]: string } = {
  'attack-across': 'For attacks an empty seat does not count, but nobody out of range can be attacked.',
  'no-attack': 'While an empty seat still counts for range, nobody attacks across it to the side.',
}

const basisWords: { readonly [B in Play['rangeBasis']]: string } = {
  booklet: 'A target counts by where it lies; what is not aimed counts by who controls it.',
  territory: 'Things are in range by where they lie, whoever controls them.',
  controller: 'Things are in range by who controls them, wherever they lie.',
}

const borrowedWords: { readonly [B in Play['borrowed']]: string } = {
  'to-graveyards':
    'Who goes out takes along all they own; what they controlled but did not own goes to its owners’ graveyards.',
  'go-back':
    'Who goes out takes along all they own; what they controlled but did not own goes back to whoever had it before, or is exiled.',
}

function rangeWords({ range, emperorRange, innerRange }: Play): string {
  const far = (one: Range): string =>
    one === 'unlimited' ? 'the whole table' : one === 1 ? 'one seat to either side' : `${one} seats to either side`
  const emperors =
    emperorRange === undefined || emperorRange === range ? '' : `; an emperor’s reach ${far(emperorRange)}`
  const inner =
    innerRange === undefined || innerRange === range
      ? ''
      : `; those of a general next to the emperor ${far(innerRange)}`
  return `Spells reach ${far(range)}${emperors}${inner}.`
}

/** Each thing a book settles, said. What a table plays and what its rules page says come from the same data. */
const sayings: { readonly [Key in keyof Required<Play>]: (play: Play) => string } = {
  seats: play => `For ${seatWords(play.seats)} players.`,
  attack: play => attackWords[play.attack],
  attackChoice: () => 'The host chooses whom creatures may attack: anybody, or only the next player to one side.',
  range: rangeWords,
  emperorRange: rangeWords,
  innerRange: rangeWords,
  life: play => `${play.life} life at the start${play.sharedLife ? ' for each team, shared' : ' for each player'}.`,
  sharedLife: play =>
    play.sharedLife ? 'A team shares one life total, and goes out together.' : 'Life totals are not shared.',
  moving: play => movingWords[play.moving],
  turns: play => turnWords[play.turns],
  starts: play => startWords[play.starts],
  shrinks: play => shrinkWords[play.shrinks],
  gaps: play => gapWords[play.gaps],
  rangeBasis: play => basisWords[play.rangeBasis],
  borrowed: play => borrowedWords[play.borrowed],
  talk: play => (play.talk ? 'Partners may talk about the game.' : 'No table talk.'),
  poison: play => `${play.poison} poison counters are too many.`,
}

/** What a table plays, in plain sentences: for its rules page and beside the board. */
export function describe(rules: Rules): readonly string[] {
  const limited = rules.range !== 'unlimited'
  const sidewise = rules.attack === 'left' || rules.attack === 'right' || rules.attack === 'neighbours'
  const teams = rules.wins === 'last-team' || rules.wins === 'emperor'
  const said: (keyof Play)[] = ['attack', 'range', ...(limited || sidewise ? (['gaps'] as const) : [])]
  if (limited) said.push('shrinks', 'rangeBasis')
  // Of one deck, what one controls is one's own.
  if (!rules.oneDeck) said.push('borrowed')
  if (teams) said.push('moving', 'talk')
  said.push('life', 'turns', ...(rules.starts === 'first-seat' ? [] : (['starts'] as const)))
  const words = said.map(key => sayings[key](rules))
  if (rules.turns === 'spheres') {
    words.push(
      rules.reduce === 'early'
        ? 'The turns become fewer as soon as so many players would start with fewer.'
        : 'The turns become fewer only when the spheres no longer fit round the table.',
    )
  }
  if (rules.oneDeck) words.push(...oneDeckWords(rules))
  return [...words, winWords[rules.wins]]
}

function oneDeckWords(rules: Rules): readonly string[] {
  const words = [
    'One library and one graveyard for all; what you control is yours. An empty library is a draw for all.',
  ]
  words.push(
    rules.wins === 'points'
      ? 'When the player to your left goes out, you get all they had at the end of that turn.'
      : 'When a player goes out, all they had leaves the game.',
  )
  if (rules.peace > 0) words.push(`Nobody attacks in their own first ${rules.peace} turns.`)
  words.push(`Opening hands and hand size: ${rules.handSize} cards.`)
  return words
}

export interface Difference {
  readonly booklet: string
  readonly modern: string
}

/** Where today's official rules play a format otherwise, and how (RULES FMT-20): for the rules page. */
export function differences(format: Format): readonly Difference[] {
  const today: Play = { ...format, ...format.modern }
  const keys = Object.keys(format.modern) as (keyof Play)[]
  const said = keys.map(key => ({ booklet: sayings[key](format), modern: sayings[key](today) }))
  if (format.modernOfTen !== undefined) {
    const ten = rangeWords({ ...today, ...format.modernOfTen })
    said.push({ booklet: rangeWords(format), modern: `Ten players: ${ten}` })
  }
  return said.filter(one => one.booklet !== one.modern)
}

export interface FormatPage {
  readonly id: FormatId
  readonly title: string
  readonly summary: string
  readonly recommended: string
  /** What is played by either book, its options left alone. */
  readonly booklet: readonly string[]
  readonly modern: readonly string[]
  readonly differences: readonly Difference[]
}

/** A format's rules page: made from the row that is played, so that it cannot say anything else (RULES FMT-20). */
export function formatPage(id: FormatId): FormatPage {
  const row = formats[id]
  const fewest = 'min' in row.seats ? row.seats.min : row.seats.exactly[0]!
  const by = (rules: Book): readonly string[] => describe(settle({ ...plainOptions, format: id, rules }, fewest))
  return {
    id,
    title: row.title,
    summary: row.summary,
    recommended: row.recommended,
    booklet: by('booklet'),
    modern: by('modern'),
    differences: differences(row),
  }
}

const plainOptions = { peace: 0, handSize: 7, small: false, reduce: 'early' } as const
