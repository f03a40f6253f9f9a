import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, type Answer } from '../../src-main/desktop/own-pages.ts'

let folder: string
let pages: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockabout-pages-'))
  pages = join(folder, 'renderer')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html>')
  writeFileSync(join(pages, 'assets', 'a b.js'), '1')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  mkdirSync(join(folder, 'renderer-other'))
  writeFileSync(join(folder, 'renderer-other', 'x.txt'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (address: string, method = 'GET'): Answer => answer(pages, method, address)

describe('the app’s own pages', () => {
  it('are served with a type and a policy', () => {
    const page = ask('app://knockabout/#/tv?host=x')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const script = ask('app://knockabout/assets/a%20b.js')
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript'])
  })

  it.each([
    'app://knockabout/../secret.txt',
    'app://knockabout/..%2fsecret.txt',
    'app://knockabout/%2e%2e%2fsecret.txt',
    'app://knockabout/..%2frenderer-other/x.txt',
    'app://knockabout/%00',
    'app://knockabout/%zz',
    'app://elsewhere/index.html',
    'app://knockabout/assets',
    'nonsense',
  ])('do not lead to %s', address => {
    const refused = ask(address)
    expect(refused.status).toBe(404)
    expect(refused.body).toHaveLength(0)
  })

  it('are only for reading', () => {
    expect(ask('app://knockabout/index.html', 'POST').status).toBe(405)
  })
})
