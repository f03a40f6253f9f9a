/** What is printed on the keys that have a name. */
export default {
  space: 'Space',
  enter: 'Enter',
  home: 'Home',
  end: 'End',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
} as const
