import { expect, test } from 'vitest'
import { paceFrom } from '../../src-main/host/house/pace.ts'

test('the pace of bots and the grace of an absent person come from the environment', () => {
  expect(paceFrom({ KNOCKABOUT_BOT_PACE: '10,30', KNOCKABOUT_GRACE: '400' })).toEqual({
    botPace: [10, 30],
    graceMs: 400,
  })
  expect(paceFrom({})).toEqual({})
})

test('what makes no sense is passed over', () => {
  for (const word of ['', 'fast', '30,10', '10', '-1,5', '1e9,2e9']) {
    expect(paceFrom({ KNOCKABOUT_BOT_PACE: word })).toEqual({})
  }
  expect(paceFrom({ KNOCKABOUT_GRACE: 'soon' })).toEqual({})
})
