/** A deal nobody dealt: every device adds its part to the shuffle. */
export default {
  setting: 'Every device helps to shuffle',
  help: 'Not even the host can know a card beforehand, and each device checks that.',
  waits: 'Everybody’s device shuffles. It waits for {who}.',
  again: 'No part of the shuffle came from {who}: shuffled again without it.',
  'given-up': 'No part of the shuffle came from {who}. Start again, or let the host alone shuffle.',
  without: 'No part of the shuffle came from {who}: it was shuffled without it.',
  fair: 'Nobody dealt this: the part this device added is in it, and so is everybody else’s.',
  'fair-others': 'The parts of all who shuffled fit the deal. This device knows of none of its own.',
  drawn: 'Every device has shuffled, this one too. It checks the deal when the game is over.',
  wrong: 'The parts shown are not those everybody was bound to. Do not trust this deal.',
} as const
