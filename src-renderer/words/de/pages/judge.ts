import type english from '../../en/pages/judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Der Richter',
  whose: 'Wessen Entscheidungen',
  ask: 'Das Spiel beurteilen lassen',
  looking: 'Der Richter rechnet nach …',
  nothing: 'Es gab keine Wahl zu beurteilen.',
  'nothing-yet': 'Noch ist nichts vorbei, worin du eine Wahl hattest und niemand mehr eine Karte verbirgt.',
  'last-hand': 'Deine Entscheidungen: {hand}',
  'as-good':
    '{good} von {n} Entscheidung war so gut wie jede andere. | {good} von {n} Entscheidungen waren so gut wie jede andere.',
  'not-known':
    'Eine ist unbekannt: Es gibt zu viele Wege weiterzuspielen. | {n} sind unbekannt: Es gibt zu viele Wege weiterzuspielen.',
  sure: 'Das war zu wissen',
  'as-it-lay': 'So wie die Karten lagen',
  played: 'Gespielt: {played}. Besser: **{better}**. {why}',
  show: 'Zeigen',
  line: 'Die bessere Folge',
  back: 'Zurück zum Spiel',
  'play-on': 'Von hier weiterspielen',
  'share-title': 'Entscheidungen so gut wie jede andere',
  'share-text':
    'Von dem, was der Richter in deinen Spielen entscheiden konnte, das älteste zuerst. Wo es keine Züge gibt, ist so gut wie jede andere, was nicht länger als drei Sekunden offen lag.',
  'share-ask': 'Meine letzten Spiele beurteilen lassen',
  'share-now': '{good} von {n} Entscheidungen; bei {known} war zu wissen, dass sie schlechter waren.',
  'share-last': '{n} Spiel beurteilt, das letzte mit {now}. | {n} Spiele beurteilt, das letzte mit {now}.',
  'own-title': 'Deine eigenen Spiele',
  'own-text': 'Augenblicke deiner Spiele, in denen es etwas Besseres gab: Spiel von dort weiter und mach es.',
  'own-at': '{day}, {hand}',
} as const satisfies Translation<typeof english>
