import type { GameScreens } from '../../table/contract.ts'

/** The referee's screens. Nothing is hidden at its table: several people at one device need no curtain. */
export const screens: GameScreens = {
  looks: { picture: 'meeple', tag: 'Bring your own decks', begin: 'Begin' },
  teams: true,
  open: true,
  table: () => import('./RefereeTable.vue'),
  display: () => import('./RefereeDisplay.vue'),
  rules: () => import('./rules/RefereeRules.vue'),
  setup: () => import('./RefereeSetup.vue'),
  captions: async () => {
    const { captions } = await import('../../../src-engine/referee/captions.ts')
    return (event, names) => captions(event as unknown as Parameters<typeof captions>[0], names)
  },
}
