import type { Card, Suit } from '../../../../src-engine/cards/french.ts'
import { t } from '../../../words/index.ts'

/** One exercise: a trick on the table, a hand, and what to do with it. */
export interface Step {
  readonly title: string
  readonly text: string
  /** What to try; without it there is only something to look at. */
  readonly task?: string
  readonly trump?: Suit
  readonly led?: Suit
  /** What lies there, clockwise from Ben's. */
  readonly plays: readonly Card[]
  readonly hand: readonly Card[]
  /** Cards the rules do not allow now, each with the reason. */
  readonly illegal?: { readonly [card: string]: string }
  /** Cards that are allowed but miss the point, and why. `tap` for tapping the table. */
  readonly poor?: { readonly [card: string]: string }
  /** The dog may tap the table instead of playing. */
  readonly mayTap?: true
  /** Said once it is solved. */
  readonly done: string
  /** Who takes the trick once it is solved; without it, the learner with the right card. */
  readonly winner?: string
}

/** Who laid what. */
export function playsOf({ plays }: Step): readonly { readonly by: string; readonly card: Card }[] {
  return plays.map((card, at) => ({ by: ['Ben', 'Cal', 'Dee', 'You'][at]!, card }))
}

type Own = 'follow' | 'highest' | 'none' | 'trump' | 'first' | 'two' | 'dog' | 'bite'
const stepText = (step: Own): Pick<Step, 'title' | 'text' | 'task' | 'done'> => ({
  title: t(`whistLesson.${step}.title`),
  text: t(`whistLesson.${step}.text`),
  task: t(`whistLesson.${step}.task`),
  done: t(`whistLesson.${step}.done`),
})

function basics(): readonly Step[] {
  const hearts = t('whistLesson.follow.not')
  const ace = t('whistLesson.none.ace')
  const wait = t('whistLesson.first.not-trump')
  const nothing = t('whistLesson.two.not')
  return [
    {
      title: t('whistLesson.trick.title'),
      text: t('whistLesson.trick.text'),
      plays: ['8C', 'TC', 'KC', '3C'],
      led: 'C',
      hand: [],
      winner: 'Dee',
      done: '',
    },
    {
      ...stepText('follow'),
      led: 'H',
      plays: ['7H'],
      hand: ['KH', '3H', 'AS', 'QD', '9C'],
      illegal: { AS: hearts, QD: hearts, '9C': hearts },
      winner: '',
    },
    {
      ...stepText('highest'),
      led: 'H',
      plays: ['9H', 'JH', '4H'],
      hand: ['QH', '5H', 'AS', '2D'],
      illegal: { AS: hearts, '2D': hearts },
      poor: { '5H': t('whistLesson.highest.low') },
    },
    {
      ...stepText('none'),
      led: 'D',
      plays: ['KD', '2D', '6D'],
      hand: ['AS', '4C', 'AH'],
      poor: { AS: ace, AH: ace },
      winner: 'Ben',
    },
    {
      ...stepText('trump'),
      trump: 'S',
      led: 'D',
      plays: ['KD', '5D', 'JD'],
      hand: ['2S', 'AH', '9C'],
      poor: { AH: t('whistLesson.trump.ace'), '9C': t('whistLesson.trump.nine') },
    },
    {
      ...stepText('first'),
      trump: 'S',
      led: 'D',
      plays: ['QD'],
      hand: ['3D', 'AS', 'KS', '7C'],
      illegal: { AS: wait, KS: wait, '7C': t('whistLesson.first.not') },
      winner: '',
    },
    {
      ...stepText('two'),
      trump: 'S',
      led: 'C',
      plays: ['8C', '5S', 'AC'],
      hand: ['7S', '3S', 'AD', 'KH'],
      poor: { '3S': t('whistLesson.two.low'), AD: nothing, KH: nothing },
    },
  ]
}

/** The last trick but one, and what it means not to have any by then: it differs with the game. */
function lastChance(game: string): Step {
  const end = game === 'all-out-brawl' ? 'last-brawl' : game === 'knockout-whist' ? 'last-round' : 'last-hand'
  return {
    title: t(`whistLesson.${end}.title`),
    text: t(`whistLesson.${end}.text`),
    task: t('whistLesson.last.task'),
    trump: 'S',
    led: 'D',
    plays: ['6D', 'TD', 'QD'],
    hand: ['KD', '4D'],
    poor: { '4D': t('whistLesson.last.low') },
    done: t(`whistLesson.${end}.done`),
  }
}

function dog(): readonly Step[] {
  return [
    {
      ...stepText('dog'),
      trump: 'C',
      led: 'C',
      plays: ['KC', '3C', '5C'],
      hand: ['9C'],
      mayTap: true,
      poor: { '9C': t('whistLesson.dog.low') },
      winner: 'Ben',
    },
    {
      ...stepText('bite'),
      trump: 'C',
      led: 'H',
      plays: ['AH', '5H', 'QH'],
      hand: ['9C'],
      mayTap: true,
      poor: { tap: t('whistLesson.bite.wait') },
    },
  ]
}

/** The lesson for one game of the family: the same beginning, and an end by its own rules. */
export function stepsFor(game: string): readonly Step[] {
  return [...basics(), lastChance(game), ...(game === 'knock-out-whist' ? dog() : [])]
}
