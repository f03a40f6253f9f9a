import { describe, expect, it } from 'vitest'
import { unknownScript, unknownStyles } from '../../resources/launch/old-tv/refuse.ts'
import { oldStyles } from '../../resources/launch/old-tv/styles.ts'

const one = async (css: string): Promise<string> => (await oldStyles([css])).css[0]!.replaceAll(/\s+/g, ' ')

describe('styles for old TVs', () => {
  it.each([
    [
      'transforms by themselves become one',
      '.a{translate:-50% 0;rotate:3deg}',
      'transform:translate(-50%,0) rotate(3deg)',
    ],
    ['and their transitions follow', '.a{transition:translate 1s,opacity 1s}', 'transition:transform 1s,opacity 1s'],
    [
      'what moves for good stays there while it grows',
      '.a{translate:-50%;animation:grow 1s}@keyframes grow{0%{scale:2}}',
      'transform:var(--base,) scale(2)',
    ],
    ['a row has margins for its gap', '.a{display:flex;gap:4px}', '.a>*+*{margin-left:4px}'],
    ['a column too', '.a{display:flex;flex-direction:column;gap:4px 9px}', '.a>*+*{margin-top:4px}'],
    [
      'a state that turns a row turns its margins',
      '.a{display:flex;gap:4px}.b .a{flex-direction:column}',
      '.b .a>*+*{margin-top:4px;margin-left:0}',
    ],
    ['a grid keeps its gap', '.a{display:grid;gap:4px}', '.a{display:grid;gap:4px}'],
    [
      'a mix of known colours is a colour',
      ':root{--b:#000}.a{color:color-mix(in srgb, var(--b) 40%, transparent)}',
      'color:rgba(0,0,0,0.4)',
    ],
    ['all four sides by themselves', '.a{inset:1px 2px}', 'top:1px;right:2px;bottom:1px;left:2px'],
    ['a height by the width', '.a{width:var(--w);aspect-ratio:5/7}', 'height:calc(var(--w) * 7 / 5)'],
    [
      'what is least for those who know it',
      '.a{width:min(4px,2vw)}',
      '.a{width:4px}@supports (width:min(1px,1px)){.a{width:min(4px,2vw)}}',
    ],
    [
      'the units of a container are its own numbers',
      '.a{width:calc(3cqh + 2cqw)}',
      'calc(calc(3 * var(--cqh,1vh)) + calc(2 * var(--cqw,1vw)))',
    ],
    ['what is left out is one thing at a time', '.a:not(.b,.c){top:0}', '.a:not(.b):not(.c){'],
    ['a remote is no mouse', '.a:focus-visible{top:0}', '.a:focus{'],
    ['a layer is not needed', '@layer base{.a{top:0}}', '.a{top:0}'],
  ])('%s', async (_name, css, wanted) => {
    const given = await one(css)
    expect(given).toContain(wanted)
    expect(unknownStyles(given)).toEqual([])
  })

  it('a container and its queries are handed to the page, and hold at whatever lies between', async () => {
    const { css, containers } = await oldStyles([
      '.a{container:felt/size}@container felt (height<=300px) or (aspect-ratio>=3/2){.b .c{top:0}}',
    ])
    expect(containers.rules).toEqual([{ selector: '.a', names: ['felt'], size: true }])
    expect(containers.queries).toEqual([
      {
        name: 'felt',
        any: [
          [{ what: 'height', most: true, value: 300, rem: false }],
          [{ what: 'aspect-ratio', most: false, value: 1.5, rem: false }],
        ],
      },
    ])
    expect(css[0]).toContain('[data-cq~="0"] .b .c')
    expect(css[0]).toContain('.b[data-cq~="0"] .c')
    await expect(oldStyles(['@container style(--a: 1){.b{top:0}}'])).rejects.toThrow(/not told of/)
  })

  it('what asks what lies in a thing is asked by the page', async () => {
    const given = await one('.a:not(:has(.b)){top:0}')
    expect(given).toMatch(/\.a:not\(\[csstools-has-[\w-]+\]\)/)
    expect(unknownStyles(given)).toEqual([])
  })
})

it('a build is refused what the oldest engine does not know', () => {
  for (const css of [
    '.a:is(.b,.c){top:0}',
    '.a:not(.b.c){top:0}',
    '.a{inset:0}',
    '.a{height:100dvh}',
    '.a{width:min(1px,2px)}',
    '.a{color:oklch(0 0 0)}',
    '@container (width<=3px){.a{top:0}}',
    '@media (width<=3px){.a{top:0}}',
  ])
    expect([css, unknownStyles(css).length]).toEqual([css, 1])
  expect(unknownStyles('@supports (height:100dvh){.a{height:100dvh}}')).toEqual([])
  for (const code of ['a?.b', 'a ?? b', 'a ||= b', 'class A { #b = 1 }', '/a/v', 'a.replaceChildren()'])
    expect([code, unknownScript(code).length]).toEqual([code, 1])
  expect(unknownScript('const a = async () => ({ ...(await import("b")) })')).toEqual([])
})
