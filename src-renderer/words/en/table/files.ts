/** What is said of files that are opened or saved. */
export default {
  'too-large': '“{file}” is too large to be a file of Knockabout.',
  empty: '“{file}” is empty.',
  'cut-short': '“{file}” is cut short: it ends in the middle. Copy or send it again.',
  'no-file': '“{file}” cannot be read as a game: it is no file of Knockabout, or it was changed.',
  'no-game': '“{file}” holds no game.',
  statistics: '“{file}” is a statistics file. Import it on the Statistics page.',
  'which-game': '“{file}” holds no game: it does not say which game was played.',
  'who-sat': '“{file}” holds no game: it does not say who sat at the table.',
  larger: '“{file}” is larger than any game comes to: at most {size}.',
  'not-everything': '“{file}” is no file of everything Knockabout keeps.',
  'statistics-unread': '“{file}” cannot be read: it is cut short or no file of Knockabout. Nothing was changed.',
  'no-statistics': '“{file}” is no statistics file of Knockabout. Nothing was changed.',
  'picture-kept': 'The picture is saved.',
} as const
