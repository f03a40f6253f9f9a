/** Races alone against a run: one’s own best. */
export default {
  seconds: '{time} s',
  race: 'Ghost {theirs} plays, you {mine}',
  record: 'New best run: {time}!',
  now: '{who}’s ghost ({length}): {theirs} plays · you: {mine} · {time}',
  none: 'Win this duel, and your run becomes a ghost to race next time.',
} as const
