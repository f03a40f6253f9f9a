/** Why a table is gone (`gone`), and why the host ends a connection (`bye`). */
export default {
  gone: {
    'another-practice': '{who} began another practice game.',
    'rules-failed': 'The rules of this game failed, so the table had to end. Its game is kept.',
    'nobody-left': 'Nobody was left.',
    'everybody-left': 'Everybody left.',
    'you-left': 'You left the table.',
    'put-away': 'The host saved the game and closed the table.',
    closed: 'The host closed the table.',
  },
  bye: {
    protocol: 'This host runs another version of Knockabout: update the older one.',
    'protocol-older':
      'This host runs a newer Knockabout than yours: update the app here. Until then, open its address in a browser.',
    'protocol-newer':
      'This host runs an older Knockabout than yours, and has to be updated. Until then, open its address in a browser.',
    'pin-asked': 'This host asks for a PIN.',
    'pin-wrong': 'That PIN is wrong.',
    'pin-new': 'This host has a new PIN.',
    'pin-locked':
      'The PIN was wrong too often. Try again in {seconds} second. | The PIN was wrong too often. Try again in {seconds} seconds.',
    flood: 'Too many messages at once: the host closed the connection.',
    malformed: 'The host could not make sense of this connection and closed it.',
    closing: 'The host is closing. Unfinished games are kept.',
    replaced: 'You are playing in another window or on another device now.',
    full: 'There is no room for more people here just now.',
    'too-many-people':
      'Too many new people came from your address. Try again in {seconds} second. | Too many new people came from your address. Try again in {seconds} seconds.',
  },
} as const
