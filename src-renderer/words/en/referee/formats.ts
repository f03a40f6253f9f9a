import type { FormatId } from '../../../../src-engine/formats/format.ts'
import type { RuleCode } from '../../../../src-engine/formats/descriptions.ts'

/** What is played in each format, rule by rule. */
export default {
  best: {
    'two-on-two': '4 players, two teams',
    'dci-two-on-two': '4 players, two teams',
    'two-headed-giant': '4 players, two teams',
    emperor: '6 or 10 players, two teams',
    'free-for-all': '3 to 6 players',
    melee: '6 to 10 players',
    'grand-melee': '15 to 40 players',
    star: '5 players',
    'one-deck': '4 players or more',
  },
  deck: {
    'two-colours':
      'Does your deck hold only lands and cards of your two colours, both well represented, and no artifacts?',
    shared: 'How many cards are in the shared deck?',
  },
  reach: { seats: 'one seat to either side | {n} seats to either side', all: 'the whole table' },
  rules: {
    'attack-left': 'Creatures attack only the player to the left.',
    'attack-right': 'Creatures attack only the player to the right.',
    'attack-neighbours': 'Creatures attack only an opponent right next to you, on either side.',
    'attack-right-opponent':
      'Creatures attack only the opponent on the right; once that one is out, the one who is left.',
    'attack-across': 'Creatures attack only the opponent straight across; once that one is out, the one who is left.',
    'attack-any': 'Creatures may attack any opponent.',
    'attack-enemies': 'Creatures attack only your two enemies, the players across from you who play your enemy colour.',
    'attack-choice': 'The host chooses who creatures may attack: anybody, or only the next player to one side.',
    'wins-last-in': 'The last player in wins.',
    'wins-last-team': 'A team wins when both opponents are out.',
    'wins-emperor': 'A team loses when its emperor is out; a fallen general’s team plays on.',
    'wins-points':
      'Whenever the player to your left is knocked out, no matter by which player, you get 1 point; the last one in gets 2 more. Most points win, in or out; equal points share it.',
    'wins-both-enemies-out': 'You win when both your enemies are out; two who manage it at once tie.',
    'moving-no': 'Creatures stay in their own territory.',
    'moving-move':
      'Instead of attacking, a creature may be moved to a team-mate in range: it stays yours and does not tap, and blocks and attacks from there.',
    'moving-deploy': 'A creature may be tapped to hand it over to a team-mate, who controls it from then on.',
    'turns-one': 'One turn at a time; it passes to the left.',
    'turns-team': 'A team takes its turn together, and either member ends it.',
    'turns-spheres':
      'Several turns at once, spread evenly. A turn may not begin while somebody would be in two spheres: it waits.',
    'turns-markers':
      'Several turns at once, four seats apart. A turn may not begin while one of the three seats to its left has one.',
    'starts-first-seat': 'The first seat takes the first turn.',
    'starts-an-emperor': 'An emperor, picked at random, takes the first turn.',
    'shrinks-turn-in-range': 'An empty seat counts for range until a player who has it in range ends a turn.',
    'shrinks-next-turn': 'An empty seat counts for range until the next turn begins, no matter whose.',
    'gaps-attack-across': 'For attacks an empty seat does not count, but nobody out of range can be attacked.',
    'gaps-no-attack': 'While an empty seat still counts for range, nobody attacks across it to the side.',
    'basis-booklet': 'A target counts by where it lies; what is not aimed counts by who controls it.',
    'basis-territory': 'Things are in range by where they lie, whoever controls them.',
    'basis-controller': 'Things are in range by who controls them, wherever they lie.',
    'borrowed-to-graveyards':
      'Who goes out takes along all they own; what they controlled but did not own goes to its owners’ graveyards.',
    'borrowed-go-back':
      'Who goes out takes along all they own; what they controlled but did not own goes back to whoever had it before, or is exiled.',
    'reduce-early': 'The turns become fewer as soon as so many players would start with fewer.',
    'reduce-forced': 'The turns become fewer only when the spheres no longer fit round the table.',
    seats: 'For {min} to {max} players.',
    'seats-exactly': 'For {either} players.',
    range: 'Spells reach {range}.',
    'range-emperor': 'Spells reach {range}; an emperor’s reach {emperor}.',
    'range-inner':
      'Spells reach {range}; an emperor’s reach {emperor}; those of a general next to the emperor {inner}.',
    life: '{n} life at the start for each player.',
    'life-team': '{n} life at the start for each team, shared.',
    shared: 'A team shares one life total, and goes out together.',
    'not-shared': 'Life totals are not shared.',
    talk: 'Partners may talk about the game.',
    'no-talk': 'No table talk.',
    poison: '{n} poison counter is too many. | {n} poison counters are too many.',
    'one-library':
      'One library and one graveyard for all; what you control is yours. An empty library is a draw for all.',
    spoils: 'When the player to your left goes out, you get all they had at the end of that turn.',
    'no-spoils': 'When a player goes out, all they had leaves the game.',
    peace: 'Nobody attacks in their own first turn. | Nobody attacks in their own first {n} turns.',
    hand: 'Opening hands and hand size: {n} card. | Opening hands and hand size: {n} cards.',
    'of-ten': 'Ten players: {rule}',
  },
} as const satisfies {
  readonly best: { readonly [Id in FormatId]: string }
  readonly rules: { readonly [Code in RuleCode]: string }
  readonly [room: string]: object
}
