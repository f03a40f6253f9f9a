/** What every room says now and then. */
export default {
  /** From nothing to twelve, as they stand before what is counted. */
  numberWords: 'no one two three four five six seven eight nine ten eleven twelve',
  ordinal: { one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' },
  nobody: 'nobody',
} as const
