import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sandboxWords } from '../../resources/launch/sandbox.ts'

const electron = join(tmpdir(), 'no-such-folder', 'electron')
const ground = (settings: Record<string, string>, root = false, platform: NodeJS.Platform = 'linux') => ({
  platform,
  root,
  setting: (path: string) => settings[path],
})

describe('Chromium’s sandbox', () => {
  it('stays on wherever it works', () => {
    expect(sandboxWords(electron, ground({}))).toEqual([])
    expect(sandboxWords(electron, ground({ 'kernel/unprivileged_userns_clone': '1' }))).toEqual([])
    expect(sandboxWords(electron, ground({}, true, 'darwin'))).toEqual([])
  })

  it.each([
    { 'kernel/apparmor_restrict_unprivileged_userns': '1' },
    { 'kernel/unprivileged_userns_clone': '0' },
    { 'user/max_user_namespaces': '0' },
  ])('is left off where it would end the app at once: %j', settings => {
    expect(sandboxWords(electron, ground(settings))).toEqual(['--no-sandbox'])
  })

  it('is left off for root', () => {
    expect(sandboxWords(electron, ground({}, true))).toEqual(['--no-sandbox'])
  })
})
