/** Why a table can't be set up as it is, or a file not read. `{game}` and `{option}` come by their own names. */
export default {
  'too-many-players': '{game} is for at most {most} players; there are {n}.',
  'too-few-players':
    '{game} needs at least {least} players; there is {n}. | {game} needs at least {least} players; there are {n}.',
  'too-few-people': '{game} needs at least {least} players: wait for more people.',
  'too-few-yet': '{game} needs at least {least} players; let bots fill the empty seats, or wait for more people.',
  'people-sit':
    '{n} person sits at the table; they would have to stand up first. | {n} people sit at the table; somebody would have to stand up first.',
  'no-attack-choice': '{option}: {format} leaves no choice of who to attack.',
  'no-seating-choice': '{option}: {format} leaves no choice.',
  'no-teams': '{option}: {format} has no teams.',
  'deck-too-small':
    '{option}: {n} player needs at least {needed} cards, not {cards}. | {option}: {n} players need at least {needed} cards, not {cards}.',
  'colours-stranger': '{option}: nobody sits at “{seat}”.',
  'colours-pairs': '{option}: each seat has one of the five friendly pairs.',
  'colours-order':
    '{option}: clockwise the star is white-blue, blue-black, black-red, red-green, green-white, so that neighbours share a colour.',
  'format-players':
    '{format} is for {min} to {max} players; there is {n}. | {format} is for {min} to {max} players; there are {n}.',
  'format-players-exactly':
    '{format} is for {either} players; there is {n}. | {format} is for {either} players; there are {n}.',
  'no-options': 'House rules are a list of names and values.',
  'unknown-option': 'There is no house rule called “{key}”.',
  'not-a-switch': '{option}: it is either on or off.',
  'not-a-choice': '{option}: it can’t be that.',
  'not-in-range': '{option}: a whole number from {min} to {max}.',
  'does-not-fit': '{option}: that does not fit.',
  'bad-given': '{where}',
  'bad-step': 'step {n}: the rules don’t allow it ({what}).',
  'stuck-bots': 'step {n}: the bots found no end.',
  'too-long': 'step {n}: that game is too long.',
  'not-a-scenario': 'it does not read as a game ({what}).',
  'no-such-game': 'this host does not know its game.',
  'other-rules': 'It was played by other rules than this Knockabout has (version {version}).',
  'no-set-up': 'Its table cannot be set up.',
  'bad-move': 'Its move {at} does not fit the rules ({what}).',
  broken: 'The rules fail at its move {at}.',
  'other-end': 'Played again, it comes to another end than it did.',
  unreadable: 'Its record cannot be read.',
  'no-name': 'A name needs at least one letter.',
  'long-name': 'A name can have at most 40 characters.',
  'bad-field': '({where}: {what})',
  'disk-full': 'The host’s disk is full, so nothing can be kept now. Nothing was lost; once there is room, it goes on.',
  'disk-failed':
    'The host can’t write to its disk, so nothing can be kept now. Nothing was lost; once it can, it goes on.',
} as const
