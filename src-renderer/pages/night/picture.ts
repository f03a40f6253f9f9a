import { drawingColours } from '../../table/night/drawing.ts'
import { keepDrawing } from '../../table/night/keep-drawing.ts'
import { nightPicture } from '../../table/night/night-picture.ts'
import { storyOf } from '../../table/night/recap.ts'
import type { NightShown } from '../../table/night/use-night.ts'
import { formatDay, formatNumber, formatOrdinal, t } from '../../words/index.ts'

/** The evening as a picture to keep. */
export async function keepPicture({ night, rows, title, namesOf }: NightShown): Promise<void> {
  if (night.value === undefined) return
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
    colours: drawingColours(),
    lines: storyOf(night.value, namesOf).flatMap(game => game.lines.map(line => line.text)),
  })
  const name = `knockabout-${new Date(night.value.cameAt).toISOString().slice(0, 10)}`
  await keepDrawing(name, drawing)
}
