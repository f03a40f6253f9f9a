import type { OptionField } from '../core/options.ts'

/** Who leads first from the second hand on: a house rule of more than one sheet. */
export const leads: OptionField = {
  key: 'lead',
  kind: 'choice',
  label: 'First lead',
  help: 'Who leads to the first trick from the second hand on.',
  default: 'dealer-left',
  choices: [
    { value: 'dealer-left', label: 'The dealer’s left', help: 'The lead moves around the table with the deal.' },
    {
      value: 'last-winner',
      label: 'Whoever chose trumps',
      help: 'The winner of the hand before picks trumps and leads.',
    },
  ],
}
