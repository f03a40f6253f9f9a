/** The judge: how good one’s choices were, once a hand is over. */
export default {
  title: 'The judge',
  whose: 'At whose choices',
  ask: 'Have the game judged',
  looking: 'The judge is working it out …',
  nothing: 'There was no choice to judge.',
  'nothing-yet': 'Nothing is over yet in which you had a choice and nobody still hides a card.',
  'last-hand': 'Your choices: {hand}',
  'as-good': '{good} of {n} choice was as good as any. | {good} of {n} choices were as good as any.',
  'not-known':
    'One is not known: there are too many ways to play on. | {n} are not known: there are too many ways to play on.',
  sure: 'It could be known',
  'as-it-lay': 'As the cards lay',
  played: 'Played: {played}. Better: **{better}**. {why}',
  show: 'Show me',
  line: 'The better line',
  back: 'Back to the game',
  'play-on': 'Play on from here',
  'share-title': 'Choices as good as any',
  'share-text':
    'Of what the judge could decide in your games, the oldest first. Where there are no turns, a play is as good as any that lay open for no more than three seconds.',
  'share-ask': 'Have my last games judged',
  'share-now': '{good} of {n} choices; of {known} it could be known that they were worse.',
  'share-last': '{n} game judged, the last at {now}. | {n} games judged, the last at {now}.',
  'own-title': 'Your own games',
  'own-text': 'Moments of your games at which there was something better: play on from there and do it.',
  'own-at': '{day}, {hand}',
} as const
