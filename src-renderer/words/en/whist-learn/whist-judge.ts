/** What a choice at a whist table threw away. */
export default {
  'only-trick-sure': 'It was sure of a trick in every deal that fits what had been seen.',
  'only-trick': 'It forced a trick, whatever the others did; nobody could know that for certain.',
  'tricks-sure':
    'It was sure of {n} trick more, in every deal that fits what had been seen. | It was sure of {n} tricks more, in every deal that fits what had been seen.',
  tricks:
    'It forced {n} trick more, whatever the others did; nobody could know that for certain. | It forced {n} tricks more, whatever the others did; nobody could know that for certain.',
} as const
