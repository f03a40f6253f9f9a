/** What lay open at a table of Brawl, and for how long. */
export default {
  seconds: '{time} s',
  total:
    'One useful play came open and lay for {longest}. | {n} useful plays came open: half of them lay for no more than {median}, the longest for {longest}.',
  none: 'No useful play came open.',
  'not-known': 'The rest is not known: there was no time left to look at it.',
  made: '{place}: **{card}** lay open for {time} until it was played.',
  gone: '{place}: **{card}** lay open for {time} until it was of no more use there.',
  covered: '{place}: **{card}** lay open for {time} until another card was put on it.',
  over: '{place}: **{card}** lay open for {time} until it was all over.',
} as const
