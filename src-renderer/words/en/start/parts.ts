/** What buttons, dialogs and their like say by themselves. */
export default {
  hold: 'Keep it pressed, or press it twice, to confirm',
  'press-again': 'Press once more to confirm',
  cancel: 'Cancel',
  close: 'Close',
  notes: 'Notes',
  moment: 'One moment',
  'time-left': 'Time left',
  seconds: '{label}: {n} second | {label}: {n} seconds',
  out: 'out',
  less: 'Less: {label}',
  more: 'More: {label}',
  code: 'QR code for {text}',
  away: 'away',
  bot: 'bot',
} as const
