/** The form of the house rules, for every game. */
export default {
  'one-way': 'This game is played one way only.',
  'as-usual': 'Default',
  'as-usual-read': 'default',
  'as-usual-field': '{label}: default',
  yes: 'yes',
  no: 'no',
  seat: 'Seat {at}',
  title: 'House rules',
  intro: 'Whoever hosts the table may change these before the deal; what is marked is how it is played otherwise.',
  usual: 'usual',
  'usually-on': 'Usually on.',
  'usually-off': 'Usually off.',
  'range-usual': 'From {min} to {max}, usually {usual}.',
  'range-free': 'From {min} to {max}, or left to the game.',
} as const
