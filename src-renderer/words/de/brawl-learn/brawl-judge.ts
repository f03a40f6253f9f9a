import type english from '../../en/brawl-learn/brawl-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  seconds: '{time} s',
  total:
    'Eine nützliche Karte lag offen, {longest} lang. | {n} nützliche Karten lagen offen: die Hälfte nicht länger als {median}, die längste {longest}.',
  none: 'Keine nützliche Karte lag offen.',
  'not-known': 'Der Rest ist unbekannt: Die Zeit hat nicht gereicht.',
  made: '{place}: **{card}** lag {time} offen und wurde dann gespielt.',
  gone: '{place}: **{card}** lag {time} offen, dann nützte die Karte dort nichts mehr.',
  covered: '{place}: **{card}** lag {time} offen, dann kam eine andere Karte darauf.',
  over: '{place}: **{card}** lag {time} offen, dann war alles vorbei.',
} as const satisfies Translation<typeof english>
