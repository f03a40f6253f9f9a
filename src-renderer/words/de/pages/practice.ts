import type english from '../../en/pages/practice.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Üben',
  load: 'Ein Rätsel laden …',
  coming: 'Die Spiele kommen …',
  which: 'Welches Spiel',
  lesson: 'Lektion in fünf Minuten',
  gauntlet: 'Spießrutenlauf',
  bots: 'Bots an deinem Tisch',
  best: 'Am besten mit {best} Spielern, dich mitgezählt.',
  level: 'Wie gut sie spielen',
  coach: 'Der Coach sitzt neben dir: Frag ihn, wenn du dran bist, was am besten ist und warum.',
  deal: 'Karten geben',
  'no-game': 'Dieses Spiel gibt es hier nicht',
  choose: 'Wähl ein anderes aus der Liste.',
} as const satisfies Translation<typeof english>
