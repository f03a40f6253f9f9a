import { describe, expect, it } from 'vitest'
import { linkInWords, readLink } from '../../src-main/desktop/join-link.ts'

describe('a link to a table', () => {
  it('names a host as somebody would type it, and the table there', () => {
    expect(readLink('knockabout://192.168.1.20:4680/t/k3f9a')).toEqual({ address: '192.168.1.20:4680', table: 'k3f9a' })
    expect(readLink(' KNOCKABOUT://ann-pc/ ')).toEqual({ address: 'ann-pc' })
    expect(readLink('knockabout://[fe80::1]:4680/t/k3f9a/')).toEqual({ address: '[fe80::1]:4680', table: 'k3f9a' })
  })

  it.each([
    'knockabout:',
    'knockabout:///t/k3f9a',
    'knockabout://ann:secret@host/t/k3f9a',
    'knockabout://host/settings',
    'knockabout://host/t/../../x',
    'knockabout://host/t/k3f9a?name=Ann',
    'http://192.168.1.20:4680/t/k3f9a',
  ])('that says anything else leads nowhere: %s', link => expect(readLink(link)).toBeUndefined())

  it('is found among the words of a command line', () => {
    const link = 'knockabout://ann-pc/t/k3f9a'
    expect(linkInWords(['knockabout', '--allow-file-access-from-files', link])).toBe(link)
    expect(linkInWords(['knockabout', 'last night.knockabout'])).toBeUndefined()
  })
})
