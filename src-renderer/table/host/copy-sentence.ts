import { useHost } from '../../connection/host.ts'
import { useDesktop } from '../../device/desktop.ts'
import { t } from '../../words/index.ts'

/** How it stands with the copy, in a sentence: of the house this window is at, or else of the one that is kept here. */
export function copySentence(): string {
  const { incoming } = useDesktop()
  if (incoming.at === 'keeping') {
    const { from, how } = incoming
    if (how === 'away') return t('houseCopy.gone', { from })
    return t(how === 'whole' ? 'houseCopy.here' : `houseCopy.here-${how}`, { from })
  }
  const { at } = useHost().copy ?? { at: 'none' as const }
  return at === 'none' ? t('houseCopy.none') : t(`houseCopy.${at}`, { to: keeper() })
}

/** Whose computer keeps the copy of this house, in words. */
function keeper(): string {
  const { by } = useHost().copy ?? { by: '' }
  return by === '' ? t('houseCopy.somewhere') : t('houseMove.of', { name: by })
}

/** That there is a copy now, as short as it can be said: it is read over a game. */
export const copyNews = (): string => t('houseCopy.now', { to: keeper() })
