// Draws the app's icon at every size its systems ask for, out of icon.svg, and favicon.svg (no fine lines) where small.
// Run: npx tsx resources/icons/draw.ts CHROMIUM      (after changing either)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
/** Pixels up to which the plainer drawing is the clearer one. */
const small = 48
const own = import.meta.dirname
const folder = join(own, 'app')

const executablePath = process.argv[2]
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
const page = await browser.newPage()
const drawn = new Map<number, Buffer>()
for (const size of sizes) {
  const file = size <= small ? join(own, '..', 'public', 'favicon.svg') : join(own, 'icon.svg')
  await page.setViewportSize({ width: size, height: size })
  const address = `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8'))}`
  await page.setContent(
    `<style>*{margin:0}img{width:${size}px;height:${size}px;display:block}</style><img src="${address}">`,
  )
  drawn.set(size, await page.screenshot({ omitBackground: true }))
}
await browser.close()

mkdirSync(folder, { recursive: true })
const at = (size: number): Buffer => drawn.get(size)!
for (const [size, png] of drawn) writeFileSync(join(folder, `${size}x${size}.png`), png)
writeFileSync(join(folder, 'icon.ico'), ico([16, 24, 32, 48, 64, 128, 256]))
writeFileSync(join(folder, 'icon.icns'), icns())

/** Windows' box of pictures: a directory of sixteen bytes each, then the PNG files as they are. */
function ico(which: readonly number[]): Buffer {
  const head = Buffer.alloc(6 + which.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(which.length, 4)
  let offset = head.length
  which.forEach((size, i) => {
    const entry = 6 + i * 16
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(at(size).length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += at(size).length
  })
  return Buffer.concat([head, ...which.map(at)])
}

/** macOS' box of pictures: each with its kind and its length; the kinds say the size, some of them at double density. */
function icns(): Buffer {
  const kinds = {
    icp4: 16,
    icp5: 32,
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic08: 256,
    ic13: 256,
    ic09: 512,
    ic14: 512,
    ic10: 1024,
  }
  const parts = Object.entries(kinds).map(([kind, size]) => box(kind, at(size)))
  return box('icns', Buffer.concat(parts))
}

function box(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32BE(content.length + 8, 4)
  return Buffer.concat([head, content])
}
