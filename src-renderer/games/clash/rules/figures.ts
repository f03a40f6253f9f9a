import { halfDecks, readyDecks } from '../../../../src-engine/clash/decks/lists.ts'
import { formatIds } from '../../../../src-engine/formats/index.ts'
import { figure, type Figures } from '../../../table/rules/figures.ts'
import { choiceHelp, choiceLabel, formatList, t, translateKey } from '../../../words/index.ts'
import CardSign from '../cards/CardSign.vue'
import AllCards from './AllCards.vue'
import Keywords from './Keywords.vue'
import NamedList from './NamedList.vue'

const sign = (what: string) => figure(CardSign)(() => ({ sign: what, class: 'clash-rules-sign' }))

const list = figure(NamedList)

/** Signs, lists and cards on Clash’s rules page, made from the engine’s own data. */
export const figures: Figures = {
  Keywords,
  Crown: sign('crown'),
  Bounty: sign('bounty'),
  Vote: sign('vote'),
  Truce: sign('truce'),
  Formats: list(() => ({
    items: formatIds.map(id => ({
      name: choiceLabel('clash', 'format', id),
      text: choiceHelp('clash', 'format', id),
    })),
  })),
  ReadyDecks: list(() => ({
    items: readyDecks.map(({ id, pair }) => ({
      name: translateKey(`clashDecks.ready.${id}`, {}),
      note: formatList(pair.map(colour => t(`clash.colour.${colour}`))),
      text: translateKey(`clashDecks.plan.${id}`, {}),
    })),
  })),
  HalfDecks: list(() => ({
    items: halfDecks.map(({ id, colour, style }) => ({
      name: translateKey(`clashDecks.names.${id}`, {}),
      note: t(`clash.colour.${colour}`),
      text: t(`clashDecks.style.${style}`),
    })),
  })),
  AllCards,
}
