// Draws the grain of wood and felt once, out of the noise that the SVG files describe: a browser given the SVG itself
// computes that noise anew for every piece of the window it paints, and shows its first picture half a second later.
// Run: npx tsx resources/textures/draw.ts CHROMIUM      (after changing wood.svg or felt.svg)
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/** Steps of opacity kept: fewer make a smaller file, too few make bands. */
const textures = { wood: 8, felt: 6 }

const executablePath = process.argv[2]
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
const page = await browser.newPage()
for (const [name, steps] of Object.entries(textures)) {
  const svg = readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')
  const url = await page.evaluate(drawn, { svg, steps })
  writeFileSync(join(import.meta.dirname, `${name}.webp`), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}
await browser.close()

/** In the page: one colour, the strongest there is, in steps of opacity; without loss. */
async function drawn({ svg, steps }: { svg: string; steps: number }): Promise<string> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')!
  pen.drawImage(image, 0, 0)
  const picture = pen.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = picture
  let strongest = 3
  for (let i = 3; i < data.length; i += 4) if (data[i]! > data[strongest]!) strongest = i
  const colour = data.slice(strongest - 3, strongest)
  const step = data[strongest]! / (steps - 1)
  for (let i = 0; i < data.length; i += 4) {
    data.set(colour, i)
    data[i + 3] = Math.round(Math.round(data[i + 3]! / step) * step)
  }
  pen.putImageData(picture, 0, 0)
  return canvas.toDataURL('image/webp', 1)
}
