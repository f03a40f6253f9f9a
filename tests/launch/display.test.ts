import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { displayProblem } from '../../resources/launch/display.ts'

describe('whether a window can be opened', () => {
  it('is no question on Windows and macOS', async () => {
    expect(await displayProblem({}, 'win32')).toBeUndefined()
    expect(await displayProblem({}, 'darwin')).toBeUndefined()
  })

  it('is no on Linux without DISPLAY, with one that is nonsense, or with one that is not there', async () => {
    expect(await displayProblem({}, 'linux')).toContain('no display')
    expect(await displayProblem({ DISPLAY: 'nonsense' }, 'linux')).toContain('names no display')
    expect(await displayProblem({ DISPLAY: ':4242' }, 'linux')).toContain('does not answer')
    expect(await displayProblem({ WAYLAND_DISPLAY: 'not-there', XDG_RUNTIME_DIR: '/nowhere' }, 'linux')).toContain(
      'no display',
    )
  })

  it('is yes when a display answers, also over TCP as ssh forwards it', async () => {
    const server = createServer(socket => socket.destroy())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const number = address.port - 6000
    expect(await displayProblem({ DISPLAY: `127.0.0.1:${number}.0` }, 'linux')).toBeUndefined()
    server.close()
  })
})
