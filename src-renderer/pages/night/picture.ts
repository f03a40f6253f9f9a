import { useToasts } from '../../design/index.ts'
import { useDesktop } from '../../device/desktop.ts'
import { saveFile } from '../../device/files.ts'
import { nightPicture } from '../../table/night/night-picture.ts'
import { storyOf } from '../../table/night/story.ts'
import type { NightShown } from '../../table/night/use-night.ts'
import { formatDay, formatNumber, formatOrdinal, t } from '../../words/index.ts'

/** The evening as a picture to keep: a PNG in a browser; the desktop's own dialog saves the drawing itself (SVG). */
export async function keepPicture({ night, rows, title, namesOf }: NightShown): Promise<void> {
  if (night.value === undefined) return
  const toasts = useToasts()
  const tokens = getComputedStyle(document.documentElement)
  const colour = (token: string): string => tokens.getPropertyValue(token).trim()
  const drawing = nightPicture({
    day: formatDay(night.value.cameAt),
    heading: t('night.story'),
    title: title.value,
    rows: rows.value
      .filter(row => row.games > 0)
      .map(row => ({
        place: formatOrdinal(row.place),
        name: row.face.name,
        colour: row.face.colour,
        points: formatNumber(row.points),
      })),
    colours: {
      ground: colour('--walnut-900'),
      rim: colour('--brass-600'),
      head: colour('--brass-400'),
      bright: colour('--brass-300'),
      soft: colour('--text-soft'),
      text: colour('--ivory-100'),
    },
    lines: storyOf(night.value, namesOf).flatMap(game => game.lines.map(line => line.text)),
  })
  const name = `knockabout-${new Date(night.value.cameAt).toISOString().slice(0, 10)}`
  try {
    if (useDesktop().bridge) {
      if (!(await saveFile(`${name}.svg`, drawing.svg))) return
    } else await download(`${name}.png`, await drawn(drawing))
    toasts.notify(t('night.kept'), { kind: 'good' })
  } catch (error) {
    toasts.notify((error as Error).message, { kind: 'bad' })
  }
}

async function drawn({ svg, width, height }: ReturnType<typeof nightPicture>): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob === null ? fail(new Error(t('refusals.failed'))) : done(blob)), 'image/png'),
  )
}

function download(name: string, picture: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
