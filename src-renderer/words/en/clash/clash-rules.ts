/** What creatures can do, in one sentence each. */
export default {
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
} as const
