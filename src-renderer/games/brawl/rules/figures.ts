import { ref } from 'vue'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { characters } from '../../../../src-engine/brawl/character.ts'
import { figure, type Figures } from '../../../table/rules/figures.ts'
import ExampleTable, { type Sample } from './ExampleTable.vue'
import RulesCards from './RulesCards.vue'
import Students from './Students.vue'

/** Whose deck the page shows. */
const studied = ref(characters[0]!.id)
const cards = (...shown: readonly Card[]) => figure(RulesCards)(() => ({ cards: shown, character: studied.value }))
const table = (...bases: readonly Sample[]) => figure(ExampleTable)(() => ({ samples: bases }))

/** Tables and cards on Brawl's rules page. */
export const figures: Figures = {
  BasesAtStart: table({ owner: 'you', you: [], other: [] }, { owner: 'other', you: [], other: [] }),
  EveryCard: cards('base', 'hit-red', 'hit2-blue', 'block-green', 'press', 'dodge', 'clear', 'reverse', 'freeze'),
  StringsOfHits: table(
    { owner: 'other', you: ['hit-red', 'hit-red', 'hit2-red'], other: ['hit-blue'] },
    { owner: 'you', you: ['hit-green'], other: ['hit-blue', 'hit-blue', 'block-blue'] },
  ),
  PressAndDodge: table(
    { owner: 'you', you: ['hit-red', 'block-red', 'press', 'hit-red'], other: [] },
    { owner: 'you', you: ['hit-green'], other: ['hit-blue', 'hit2-blue', 'dodge'] },
  ),
  ReversedAndFrozen: table(
    { owner: 'you', you: ['hit-red'], other: ['hit-green', 'hit-green'], on: ['reverse'] },
    { owner: 'other', you: ['hit-blue'], other: ['hit-red'], on: ['freeze'] },
  ),
  ExtraCards: cards('null', 'hold', 'wild-block'),
  Students: figure(Students)(() => ({
    modelValue: studied.value,
    'onUpdate:modelValue': (id: string) => {
      studied.value = id
    },
  })),
}
