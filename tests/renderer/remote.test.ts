import { expect, it } from 'vitest'
import { directionOf, isBack, nextBox, type Box } from '../../src-renderer/device/remote.ts'
import { isTelevision } from '../../src-renderer/device/television.ts'

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

it('arrows lead to what lies ahead, near and straight before aside', () => {
  const row = [box(0, 900), box(120, 900), box(240, 900)]
  expect(nextBox(row[0]!, row, 'right')).toBe(1)
  expect(nextBox(row[2]!, row, 'left')).toBe(1)
  expect(nextBox(row[0]!, row, 'left')).toBeUndefined()
  expect(nextBox(row[1]!, row, 'down')).toBeUndefined()
  // From a button in the middle of the page down to the row, and up again.
  const button = box(500, 300)
  expect(nextBox(button, [...row, button], 'down')).toBe(2)
  expect(nextBox(row[2]!, [...row, button], 'up')).toBe(3)
  // A broad one below is reached from any place above it.
  expect(nextBox(box(0, 0), [box(0, 400, 1000), box(400, 80)], 'down')).toBe(0)
})

it('reads the keys of remotes, by name or by number', () => {
  expect(directionOf({ key: 'ArrowLeft', keyCode: 0 })).toBe('left')
  expect(directionOf({ key: 'Unidentified', keyCode: 40 })).toBe('down')
  expect(directionOf({ key: 'a', keyCode: 65 })).toBeUndefined()
  expect(isBack({ key: 'Unidentified', keyCode: 461 })).toBe(true)
  expect(isBack({ key: 'XF86Back', keyCode: 10009 })).toBe(true)
  expect(isBack({ key: 'Enter', keyCode: 13 })).toBe(false)
})

it.each([
  ['Samsung', 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 Version/6.0 TV Safari/537.36', true],
  ['LG', 'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0.3945.79 Safari/537.36', true],
  ['Sony', 'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2) AppleWebKit/537.36 Chrome/96.0 Safari/537.36', true],
  ['Fire TV', 'Mozilla/5.0 (Linux; Android 7.1.2; AFTMM) AppleWebKit/537.36 Silk/98.6 Safari/537.36', true],
  ['Hisense', 'Mozilla/5.0 (Linux; Android 9; VIDAA) AppleWebKit/537.36 Chrome/88.0 Safari/537.36', true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari', false],
  ['a laptop', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', false],
  ['the desktop app', 'Mozilla/5.0 (X11; Linux x86_64) knockabout/0.1.0 Chrome/130 Electron/45.4.1', false],
])('knows whether %s is a TV', (_, agent, is) => {
  expect(isTelevision(agent)).toBe(is)
})
