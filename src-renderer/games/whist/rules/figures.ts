import { figure, type Figures } from '../../../table/rules/figures.ts'
import { t } from '../../../words/index.ts'
import HandPicture from './HandPicture.vue'
import SeatsPicture from './SeatsPicture.vue'
import TrickPicture from './TrickPicture.vue'

const trick = figure(TrickPicture)
const seats = figure(SeatsPicture)

/** Pictures on the rules pages of the three whist games. */
export const figures: Figures = {
  TakenWithKing: trick(() => ({
    plays: [
      [t('people.you'), '3C'],
      ['Ben', '8C'],
      ['Cal', 'TC'],
      ['Dee', 'KC'],
    ],
    winner: 'Dee',
    led: 'C',
  })),
  HandToFollow: figure(HandPicture)(() => ({
    cards: ['KH', '4H', 'AS', 'JD', '7D', '9C'],
    dim: ['AS', 'JD', '7D', '9C'],
  })),
  TakenWithTrump: trick(() => ({
    plays: [
      [t('people.you'), '2S'],
      ['Ben', 'QD'],
      ['Cal', 'AD'],
      ['Dee', 'AH'],
    ],
    winner: t('people.you'),
    led: 'D',
    trump: 'S',
  })),
  DogAmongSeats: seats(() => ({
    seats: [
      { name: 'Ann', tricks: 3, dealer: true },
      { name: 'Ben', tricks: 2 },
      { name: 'Cal', tricks: 0, status: 'dog' },
      { name: 'Dee', tricks: 2 },
    ],
  })),
  DogsTrick: trick(() => ({
    plays: [
      ['Cal', '9C'],
      ['Dee', 'QH'],
      ['Ann', 'AH'],
      ['Ben', '5H'],
    ],
    winner: 'Cal',
    trump: 'C',
    led: 'H',
  })),
  DazedSeats: seats(() => ({
    seats: [
      { name: 'Ann', tricks: 5, lives: 2, dealer: true },
      { name: 'Ben', tricks: 0, lives: 1, status: 'dazed' },
      { name: 'Cal', tricks: 3, lives: 0 },
      { name: 'Dee', tricks: 0, lives: 0, status: 'out' },
    ],
  })),
  SeatsAfterRound: seats(() => ({
    seats: [
      { name: 'Ann', tricks: 4 },
      { name: 'Ben', tricks: 2, dealer: true },
      { name: 'Cal', tricks: 0, status: 'out' },
      { name: 'Dee', tricks: 1 },
    ],
  })),
}
