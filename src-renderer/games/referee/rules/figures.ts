import type { TableState } from '../../../../src-engine/protocol/to-client.ts'
import type { RefereeOptions } from '../../../../src-engine/referee/options.ts'
import { figure, type Figures } from '../../../table/rules/figures.ts'
import { everywhere } from './books.ts'
import BooksTable from './BooksTable.vue'
import EveryFormat from './EveryFormat.vue'
import FormatDoors from './FormatDoors.vue'
import InForce from './InForce.vue'

/** What the referee's rules page shows, by the book in force at the table one comes from. */
export function figuresFor(table: () => TableState | undefined): Figures {
  const played = (): Partial<RefereeOptions> | undefined => table()?.options
  const book = () => played()?.rules ?? 'booklet'
  const inForce = figure(InForce)(() => ({ played: played() !== undefined }))
  const by =
    (one: ReturnType<typeof book>): typeof inForce =>
    (said, context) =>
      book() === one ? inForce(said, context) : undefined
  return {
    Booklet: by('booklet'),
    Modern: by('modern'),
    FormatDoors,
    BothBooks: figure(BooksTable)(() => ({ differences: everywhere(), book: book() })),
    EveryFormat: figure(EveryFormat)(() => ({ book: book(), played: played()?.format })),
  }
}
