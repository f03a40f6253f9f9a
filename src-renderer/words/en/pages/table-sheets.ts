/** The sheets that the table’s bar opens: fetched with the first of them. */
export default {
  'move-seat': {
    title: 'Play on at another device',
    text: 'Scan this with the other device. Your seat goes with it; this one then lets go.',
    code: 'A code for {link}',
    type: 'Or open this there:',
    lasts: 'It counts once, for {n} more second. | It counts once, for {n} more seconds.',
    late: 'This code counts no longer.',
    again: 'A new code',
  },
  mute: {
    title: 'Whose reactions are shown',
    text: 'Only what people cheer; the chat stays as it is.',
    here: 'On this device',
    everywhere: 'For everybody, on the TV too',
    all: 'All reactions',
  },
} as const
