/** A copy of the house at another computer: asked for, kept, and gone on with. */
export default {
  title: 'A copy of this house',
  ask: 'Keep a copy there',
  about: 'Or have one of them keep a copy: if this computer fails, the evening goes on there, and nothing is lost.',
  asked: '{to} is being asked to keep a copy.',
  offered: 'Keep a copy of this house?',
  'offered-text':
    '{from} asks whether your computer keeps a copy of this house. If theirs fails, the evening goes on on yours. The other screen must show the same number.',
  take: 'Keep it',
  kept: 'No copy is kept.',
  somewhere: 'Another computer',
  none: 'No other computer keeps a copy of this house.',
  coming: '{to} is getting a copy of this house …',
  now: '{to} keeps a copy of this house now.',
  whole: '{to} keeps a copy of this house, and it is up to date. If the host is gone, the evening goes on there.',
  away: '{to} does not answer. For now no copy of this house is kept; once it is back, it gets one again.',
  'no-room':
    '{to} has no room on its disk, so no copy of this house is kept. Once there is room, it gets one by itself.',
  over: 'No copy of this house is kept any more.',
  stop: 'Keep no copy any more',
  here: 'A copy of {from}’s house is kept on this computer.',
  'here-coming': 'A copy of {from}’s house is coming to this computer …',
  'here-no-room':
    'This computer’s disk is full, so no copy of {from}’s house is kept here. Make room, and it comes by itself.',
  gone: '{from}’s computer does not answer. The evening goes on here as soon as enough of those at its tables have come.',
  'go-on': 'Go on here now',
  released: 'No copy is wanted here any more.',
  left: 'The copy here is gone.',
  open: 'The host is gone. The evening goes on on this computer.',
  alone: 'Go on without the copy',
  'alone-sure': 'Is the computer with the copy gone for good?',
  'alone-text':
    'If the evening goes on there too, there are two houses until the computers meet, and one of them is lost.',
  'twice-own':
    'Another computer on this network has this house as well, at {address}: the data of one was copied to the other. Guests may come to the wrong one.',
  'twice-new': 'Make this a house of its own',
  'twice-done': 'It is a house of its own now. Everything in it is still here.',
  'twice-list':
    'This house is there twice: its data was copied to another computer. On either of them one press makes it a house of its own.',
  refusals: {
    'new-house-later': 'That can’t be done while the house is on its way between two computers.',
    'hosts-itself': 'Others play at a house of that computer’s own.',
    'keeps-another': 'It keeps a copy of another house already.',
    'copy-kept-already': 'Another computer keeps a copy of this house already.',
    'copy-away': 'The computer with the copy does not answer, and may go on with the house. The tables wait for it.',
    'no-copy': 'No copy of this house is kept that could be ended here.',
    'no-copy-at-event': 'Of an event no copy is kept: its other hosts take the tables up.',
  },
} as const
