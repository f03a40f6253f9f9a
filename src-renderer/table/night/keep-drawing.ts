import { savePicture, type Drawing } from '../../device/save-picture.ts'
import { useToasts } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import { orToast } from '../use-trying.ts'

/** Saves a drawing as a picture, and says so, or why it could not. `name` has no ending. */
export async function keepDrawing(name: string, drawing: Drawing): Promise<void> {
  if (await orToast(savePicture(name, drawing))) useToasts().notify(t('files.picture-kept'), { kind: 'good' })
}
