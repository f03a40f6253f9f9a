/** The rules pages of Clash. */
export default {
  first: 'How a duel goes',
  intro:
    'Everybody begins with 20 life and a deck of 60 cards. Lands give mana, mana pays for creatures and spells, creatures attack. Whoever is at 0 life, or must draw from an empty library, is out. The last one in wins.',
  turn: 'A turn',
  steps: {
    untap: 'Your tapped cards stand up, then you draw a card.',
    main: 'Main: play one land, and cast what you can pay for.',
    attack:
      'Attack: tap creatures that were here before this turn and choose who they attack. The attacked one chooses blockers, damage is dealt both ways.',
    second: 'A second main phase, then the end: more than seven cards in hand are discarded, damage heals.',
  },
  stack: 'Answering',
  'stack-text':
    'What is cast waits on the stack, and everybody in range may answer. What came last happens first. Instants and cards with “flash” can be cast at any time; everything else only in your own main phase.',
  keywords: 'What creatures can do',
  keyword: {
    flying: 'Only creatures that fly or reach can block it.',
    reach: 'It can block what flies.',
    'first-strike': 'It deals its damage before the others.',
    'double-strike': 'It deals its damage twice, first before the others.',
    trample: 'Damage left over after its blockers goes to the player.',
    vigilance: 'It doesn’t tap to attack.',
    haste: 'It attacks in the turn it comes.',
    deathtouch: 'Any damage it deals to a creature kills it.',
    lifelink: 'The damage it deals is life for you.',
    defender: 'It can’t attack.',
    menace: 'One blocker is not enough.',
    hexproof: 'Opponents can’t aim at it.',
    indestructible: 'Neither damage nor “destroy” kills it.',
    flash: 'It may be cast at any time.',
    unblockable: 'Nobody can block it.',
  },
  seats: 'Where people sit',
  'seats-text':
    'Left neighbour, right neighbour, team-mate, abroad: many cards ask who sits where. Your left neighbour is who plays after you. In formats with a range your spells and attacks reach only so many seats.',
  between: 'Among players',
  among: {
    crown: 'The crown: its holder draws a card as their turn ends. Who deals combat damage to the holder takes it.',
    bounty: 'A bounty lies on a player. Who next deals combat damage to them draws a card for it.',
    vote: 'Votes are open, one after another. Most votes win; a tie goes to whose card it is.',
    truce:
      'Gifts and deals are offered: you take them or refuse. A truce is kept by the rules: two can’t attack each other through their next turns.',
  },
  formats: 'Formats',
  decks: 'Ten ready decks and ten halves',
  'decks-text':
    'Ten half-decks besides: thirty cards each, twelve of them lands. Any two make a deck: 45 decks in two taps.',
  search: 'Search the cards',
  numbers: 'The numbers in brackets (CLA-3, FMT-1) name the rule in the rule book of the source.',
} as const
