/** Where the language is chosen. */
export default {
  title: 'Language',
  system: 'As the system',
  help: 'Everybody at a table reads their own; a TV speaks that of the table’s host.',
  failed: 'That language could not be fetched. Is the host still there?',
} as const
