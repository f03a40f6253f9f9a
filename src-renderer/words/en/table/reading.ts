/** The keys that read a table again, and what is said of it by itself. */
export default {
  table: 'Read the table again',
  hand: 'Read my hand again',
  stack: 'Read the stack again',
  log: 'Read again what happened',
  time: '{n} second left. | {n} seconds left.',
  nothing: 'There is nothing to read.',
  people: 'You play with {who}.',
  how: 'Arrows choose, Enter plays; Shift+H reads your hand, Shift+T the table, question mark all keys.',
} as const
