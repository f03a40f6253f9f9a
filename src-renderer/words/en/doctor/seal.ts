/** A house with sealed lines (src-engine/protocol/SEAL.md): its key, and who lacks it. */
export default {
  ask: 'Key of this house',
  'bad-key': 'A key has 16 letters and digits, as they stand below the code.',
  unsealed: 'Come in all the same',
  sealed: 'Listeners on the Wi-Fi can’t read along.',
  'seal-key': 'If you type the address, the key is',
  label: 'Sealed lines',
  help: 'Phones come with a key that is in the code to scan; Knockabout’s own app needs none. It keeps out who listens on the Wi-Fi, not who alters the page on its way. Whoever is here without the key comes in again by the code.',
  'not-here': 'A house of an event can’t be sealed: the other machines don’t know the key.',
  new: 'New key',
  'new-sure': 'Make a new key?',
  'new-text': 'Everybody has to scan the new code or type the new key. Their seats stay theirs.',
  'right-house': 'It is the right one',
  bye: {
    proof:
      'This is not the house you met before under this name. Its data may be new, or somebody on the network poses as it: ask whoever hosts.',
    'key-asked':
      'Lines here are sealed: scan the code on the host’s screen or the TV, or type the key that stands below it.',
    'key-wrong': 'That key is not the one of this house.',
    'key-off':
      'This house is not sealed, or another one is at this address now: whoever listens on the Wi-Fi can read along.',
    'key-new':
      'This house is sealed with a new key now: scan the code on the host’s screen or the TV, or type the key that stands below it.',
    'key-locked':
      'The key was wrong too often. Try again in {seconds} second. | The key was wrong too often. Try again in {seconds} seconds.',
  },
} as const
