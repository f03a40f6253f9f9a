/** What a person likes, on this device; and what Knockabout is. */
export default {
  silent: 'silent',
  sample: 'Ann takes the trick with the queen of spades.',
  reset: {
    title: 'Restore the defaults?',
    text: 'Cards, sound, speech and motion as they were at first. Your name and face stay.',
    yes: 'Restore the defaults',
  },
  you: {
    'no-name': 'No name yet',
    text: 'This is what the others at the table see.',
  },
  cards: {
    title: 'Cards',
    suits: 'Suit colours',
    'suits-help': 'With four colours no suit is mistaken for another at a glance.',
    two: 'Two: red and black',
    four: 'Four',
    size: 'Size of the cards',
    normal: 'Normal',
    big: 'Big',
    now: 'How the cards look now',
  },
  sound: {
    title: 'Sound and speech',
    none: 'No sound',
    loudness: 'Loudness',
    play: 'Play a sound',
    speech: 'Say aloud what happens',
    'speech-help': 'A voice tells who plays and takes what. Screen readers hear it either way.',
    listens: 'Wait for my screen reader',
    'listens-help': 'Bots play on once you have heard what was said. On by itself once you have the table read to you.',
    'no-voice': 'This device has no voice; screen readers hear everything all the same.',
    test: 'Say something',
    vibrates: 'Vibrate when it is my turn',
  },
  seeing: {
    title: 'Seeing and keys',
    contrast: 'Contrast',
    'contrast-help': 'High contrast puts plain dark behind all text and draws firmer lines.',
    lamp: 'Lamp light',
    high: 'High',
    motion: 'Motion',
    'motion-help': 'With less motion cards lie at once where they belong instead of flying there.',
    'as-device': 'As this device says',
    all: 'All',
    less: 'Less',
    keys: 'Single keys play',
    'keys-help':
      'At a table letters, digits and signs play cards. Switched off, only Tab, arrows, Enter and the space bar do.',
  },
  kept: {
    title: 'Kept games',
    rule: 'Of practice games nobody finished, each person’s latest {games} are kept, for {days} days on which Knockabout ran here. Finished games, and unfinished ones with others, stay.',
    games: 'Unfinished practice games',
    days: 'Days they are kept',
    save: 'Save everything …',
    bring: 'Take a file in …',
    text: 'All games, results, settings and who played, in one file. It holds unfinished games with their cards.',
    saved: 'Everything is saved.',
    folder: 'It all lies in {folder}.',
    report: 'Report a problem …',
    'report-saved': 'The report is saved. Read it before you send it: nothing sends it by itself.',
    'taken-in': '{n} thing taken in. | {n} things taken in.',
  },
  updates: {
    tell: 'Tell me of newer versions',
    help: 'Looked for once a day while no game is on. Nothing is fetched or changed by itself.',
    nowhere: 'This copy knows no address that tells of newer versions, so nobody is asked.',
  },
  about: {
    title: 'About',
    version: 'Version {here}',
    versions: 'Version {here}; the host has {there}',
    text: 'Knock-out card games for people in one room: one machine hosts, everybody else finds the table by itself. Nothing leaves your network, and nobody counts what you do but your own statistics page.',
    credits: 'Brawl was designed by James Ernest. All texts and pictures here are the project’s own, or thanks to:',
    /** Links stand in square brackets, their addresses in round ones. */
    thanks: {
      pictures:
        'Pictures of beasts and things (avatars, ornaments): [game-icons.net](https://game-icons.net) by Lorc, Delapouite and contributors, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), recoloured; taken one by one from Iconify’s package.',
      headings:
        'Display type: Grenze Gotisch, The Grenze Gotisch Project Authors (Omnibus-Type), SIL Open Font License 1.1.',
      type: 'Text type: Atkinson Hyperlegible Next, The Atkinson Hyperlegible Next Project Authors (Braille Institute, Applied Design Works, Elliott Scott and others), SIL Open Font License 1.1.',
      sounds:
        'Sounds are made at run time by [ZzFX](https://github.com/KilledByAPixel/ZzFX), Frank Force, MIT. Dialogs, tabs and menus stand on [Reka UI](https://reka-ui.com), MIT; QR codes on [uqr](https://github.com/unjs/uqr), MIT.',
      drawings:
        'The card faces, the card back, the signs of the interface and the app’s icon are the project’s own drawings.',
    },
  },
} as const
