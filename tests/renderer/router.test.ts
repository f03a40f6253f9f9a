import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Router from '../../src-renderer/device/router.ts'

type Routes = typeof Router
let readRoute: Routes['readRoute']
let goHomeFrom: Routes['goHomeFrom']
let route: Routes['route']
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => undefined)
  ;({ readRoute, goHomeFrom, route } = await import('../../src-renderer/device/router.ts'))
})
afterAll(() => void vi.unstubAllGlobals())

describe('where an address leads', () => {
  it('reads page, about and query after the hash', () => {
    expect(readRoute('#/replay/a%20b?from=t1')).toEqual({ page: 'replay', about: 'a b', query: { from: 't1' } })
    expect(readRoute('#/')).toEqual({ page: 'home', about: '', query: {} })
    expect(readRoute('')).toEqual({ page: 'home', about: '', query: {} })
  })
  it('takes the code a phone scanned and the display’s path, as long as there is no hash', () => {
    expect(readRoute('', '/t/abc-1')).toEqual({ page: 't', about: 'abc-1', query: {} })
    expect(readRoute('', '/tv', '?table=abc')).toEqual({ page: 'tv', about: '', query: { table: 'abc' } })
    expect(readRoute('', '/tv/')).toEqual({ page: 'tv', about: '', query: {} })
  })
  it('takes what a remote types in capitals', () => {
    expect(readRoute('', '/TV').page).toBe('tv')
    expect(readRoute('', '/T/KX7MP')).toMatchObject({ page: 't', about: 'kx7mp' })
  })
  it('shows the display on a TV at the bare address, and what it asks for elsewhere', () => {
    expect(readRoute('', '/', '', true).page).toBe('tv')
    expect(readRoute('#/', '/', '', true).page).toBe('home')
    expect(readRoute('', '/t/kx7mp', '', true).page).toBe('t')
    expect(readRoute('', '/', '', false).page).toBe('home')
  })
  it('says so where nothing is', () => {
    expect(readRoute('', '/lobby')).toMatchObject({ page: 'nowhere' })
    expect(readRoute('', '/index.html').page).toBe('home')
  })
  it('leads home from a scanned table although the path still names it', () => {
    expect(readRoute('#/', '/t/abc-1').page).toBe('home')
  })
  it('does not stumble over a half-typed address', () => {
    expect(readRoute('#/t/100%').about).toBe('100%')
  })
})

describe('a page that has ended', () => {
  it('leads home', () => {
    location.hash = '#/t/old'
    goHomeFrom('t', 'old')
    expect(location.hash).toBe('#/')
    expect(route.value.page).toBe('home')
  })
  it('leads nowhere once the address names another table, though nobody has told the pages yet', () => {
    location.hash = '#/t/new'
    goHomeFrom('t', 'old')
    expect(location.hash).toBe('#/t/new')
  })
  it('leads nowhere from a page about the same table', () => {
    location.hash = '#/rules/old'
    goHomeFrom('t', 'old')
    expect(location.hash).toBe('#/rules/old')
  })
})
