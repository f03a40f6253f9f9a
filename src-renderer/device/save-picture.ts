import { t } from '../words/index.ts'
import { useDesktop } from './desktop.ts'
import { saveFile } from './files.ts'

/** A drawing (SVG) to be kept as a picture, with its size in pixels. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A drawing as the source of an image. */
export const pictureOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/**
 * Saves a drawing as a picture: a PNG in a browser, which needs no secure page for that; the desktop's own dialog saves
 * the drawing itself (SVG). `name` has no ending. False if the person cancels; rejects with a sentence if it failed.
 */
export async function savePicture(name: string, drawing: Drawing): Promise<boolean> {
  if (useDesktop().bridge) return saveFile(`${name}.svg`, drawing.svg)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await drawn(drawing))
  link.download = `${name}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return true
}

async function drawn({ svg, width, height }: Drawing): Promise<Blob> {
  const image = new Image(width, height)
  image.src = pictureOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob === null ? fail(new Error(t('refusals.failed'))) : done(blob)), 'image/png'),
  )
}
