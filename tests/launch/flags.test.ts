import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultDataFolder } from '../../src-main/host/house/data-folder.ts'
import { readFlags, wordsOf } from '../../src-main/host/house/flags.ts'

describe('the flags of the host', () => {
  it('have sensible defaults', () => {
    expect(readFlags([], {}, 'oak')).toEqual({
      port: 4680,
      shortPort: 80,
      name: 'oak',
      data: defaultDataFolder(),
      interfaces: [],
      reachedBy: [],
      help: false,
      report: false,
    })
  })

  it('are read in both ways of writing them, interfaces more than once', () => {
    const words = [
      '--port=0',
      '--name',
      'The Anchor',
      '--pin',
      '4711',
      '--interface',
      'lo',
      '--interface=eth0',
      '--data',
      'd',
    ]
    expect(readFlags(words, { KNOCKABOUT_INTERFACES: 'wlan0' }, 'oak')).toEqual({
      port: 0,
      name: 'The Anchor',
      pin: '4711',
      data: resolve('d'),
      interfaces: ['lo', 'eth0'],
      reachedBy: [],
      help: false,
      report: false,
    })
  })

  it('fall back to the environment', () => {
    const read = readFlags([], { KNOCKABOUT_INTERFACES: ' lo, eth0,', KNOCKABOUT_DATA: '/srv/games' }, 'oak')
    expect(read).toMatchObject({ interfaces: ['lo', 'eth0'], data: resolve('/srv/games') })
    const all = { KNOCKABOUT_PORT: '4700', KNOCKABOUT_NAME: 'The Anchor', KNOCKABOUT_PIN: '4711' }
    expect(readFlags([], all, 'oak')).toMatchObject({ port: 4700, name: 'The Anchor', pin: '4711' })
    expect(readFlags(['--port', '0', '--name', 'Elm'], all, 'oak')).toMatchObject({ port: 0, name: 'Elm', pin: '4711' })
    expect(readFlags([], { KNOCKABOUT_PIN: 'x' }, 'oak')).toHaveProperty('problem')
  })

  it('name the house to keep a copy of, with words that both know', () => {
    const key = ['--standby-key', 'a dozen green bottles']
    expect(readFlags(key, {}, 'oak')).toMatchObject({ standbyKey: 'a dozen green bottles' })
    expect(readFlags([...key, '--standby', 'http://10.0.0.2:4700/'], {}, 'oak')).toMatchObject({
      standby: 'http://10.0.0.2:4700',
    })
    const inEnvironment = { KNOCKABOUT_STANDBY_KEY: 'a dozen green bottles' }
    expect(readFlags(['--standby', 'oak.local', '--alone'], inEnvironment, 'oak')).toMatchObject({
      standby: 'http://oak.local:4680',
      alone: true,
    })
  })

  it.each([
    [['--standby-key', 'short'], /--standby-key wants 12/],
    [['--standby', '10.0.0.2'], /--standby wants a --standby-key/],
    [['--standby', 'no address'], /--standby wants the host/],
    [['--seal', 'on'], /--seal is gone/],
    [['--prot', '1'], /--prot/],
    [['--port', 'http'], /--port wants a number/],
    [['--port', '70000'], /--port wants a number/],
    [['--port=-1'], /--port wants a number/],
    [['--port'], /--port/],
    [['--short-port', '70000'], /--short-port wants a number/],
    [['--pin', '12'], /--pin wants 4 to 8 digits/],
    [['--name', '   '], /--name wants/],
    [['--name', 'x'.repeat(200)], /--name wants/],
    [['--data', ''], /--data wants a folder/],
    [['--address', 'http://games.example'], /--address wants a name or an address/],
    [['stray'], /stray/],
  ])('say in one line what is wrong with %j', (words, message) => {
    const read = readFlags(words, {}, 'oak')
    if (!('problem' in read)) throw new Error('it was taken')
    expect(read.problem).toMatch(message)
    expect(read.problem).not.toContain('\n')
  })

  it('ask for port 80 too, or another, or none, and for none by itself beside any free port', () => {
    const short = (...words: string[]) => (readFlags(words, {}, 'oak') as { readonly shortPort?: number }).shortPort
    expect([short(), short('--port', '5000'), short('--port=0'), short('--short-port', '0')]).toEqual([
      80,
      80,
      undefined,
      undefined,
    ])
    expect(short('--port=0', '--short-port=8080')).toBe(8080)
    expect(readFlags(['--new-house'], {}, 'oak')).toMatchObject({ newHouse: true })
  })

  it('let Chromium’s own switches pass on the app’s command line', () => {
    const words = ['--no-sandbox', '--remote-debugging-port=0', '.', '--interface', 'lo', 'a.knockabout.json']
    expect(readFlags(words, {}, 'oak', true)).toMatchObject({ interfaces: ['lo'], port: 4680 })
  })

  it('are handed on to the host that serves browsers where no window can be, without what is Chromium’s', () => {
    const words = [
      '--disable-gpu',
      'a.knockabout.json',
      '--careful',
      '--name',
      '-- The “Anchor”',
      '--pin=4711',
      '--data',
      '/d e',
    ]
    const environment = { KNOCKABOUT_INTERFACES: 'lo,eth0', KNOCKABOUT_ADDRESSES: 'games.example:80, [fe80::1]' }
    const flags = readFlags(words, environment, 'oak', true)
    if ('problem' in flags) throw new Error(flags.problem)
    expect(flags).toMatchObject({ careful: true, name: '-- The “Anchor”', pin: '4711', interfaces: ['lo', 'eth0'] })
    expect(flags.reachedBy).toEqual([
      { name: 'games.example', port: 80 },
      { name: 'fe80::1', port: undefined },
    ])
    expect(readFlags(wordsOf(flags), {}, 'elm')).toEqual(flags)
  })
})

describe('the data folder', () => {
  const home = '/home/ann'
  it('is where each system keeps such things', () => {
    expect(defaultDataFolder({ platform: 'linux', home, environment: {} })).toBe(join(home, '.local/share/knockabout'))
    expect(defaultDataFolder({ platform: 'linux', home, environment: { XDG_DATA_HOME: '/d' } })).toBe('/d/knockabout')
    expect(defaultDataFolder({ platform: 'darwin', home, environment: {} })).toContain('Application Support/Knockabout')
    expect(defaultDataFolder({ platform: 'win32', home, environment: { APPDATA: '/r' } })).toBe('/r/Knockabout')
  })
})
