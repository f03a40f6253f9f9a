import type english from '../../en/start/problems.ts'
import type { Translation } from '../../messages.ts'

export default {
  'too-many-players':
    '{game} geht mit höchstens {most} Leuten; hier ist nur {n} Person. | {game} geht mit höchstens {most} Leuten; hier sind es {n}.',
  'too-few-players':
    '{game} braucht mindestens {least} Leute; hier ist nur {n} Person. | {game} braucht mindestens {least} Leute; hier sind es {n}.',
  'too-few-people': '{game} braucht mindestens {least} Leute: Wartet auf weitere.',
  'too-few-yet': '{game} braucht mindestens {least} Leute; lass Bots die freien Plätze füllen oder warte auf mehr.',
  'people-sit':
    '{n} Person sitzt am Tisch; sie müsste erst aufstehen. | {n} Leute sitzen am Tisch; jemand müsste erst aufstehen.',
  'no-attack-choice': '{option}: {format} lässt keine Wahl, wen man angreift.',
  'no-seating-choice': '{option}: {format} lässt keine Wahl.',
  'no-teams': '{option}: {format} hat keine Teams.',
  'deck-too-small':
    '{option}: Für {n} Person braucht es mindestens {needed} Karten, nicht {cards}. | {option}: Für {n} Leute braucht es mindestens {needed} Karten, nicht {cards}.',
  'colours-stranger': '{option}: Auf „{seat}“ sitzt niemand.',
  'colours-pairs': '{option}: Jeder Platz hat eines der fünf befreundeten Paare.',
  'colours-order':
    '{option}: Im Uhrzeigersinn heißt der Stern Weiß-Blau, Blau-Schwarz, Schwarz-Rot, Rot-Grün, Grün-Weiß, damit Nachbarn eine Farbe teilen.',
  'format-players':
    '{format} ist für {min} bis {max} Leute; hier ist nur {n} Person. | {format} ist für {min} bis {max} Leute; hier sind es {n}.',
  'format-players-exactly':
    '{format} ist für {either} Leute; hier ist nur {n} Person. | {format} ist für {either} Leute; hier sind es {n}.',
  'no-options': 'Hausregeln sind eine Liste von Namen und Werten.',
  'unknown-option': 'Eine Hausregel „{key}“ gibt es nicht.',
  'not-a-switch': '{option}: entweder an oder aus.',
  'not-a-choice': '{option}: Das geht nicht.',
  'not-in-range': '{option}: eine ganze Zahl von {min} bis {max}.',
  'does-not-fit': '{option}: Das passt nicht.',
  'bad-given': '{where}',
  'bad-step': 'Schritt {n}: Das erlauben die Regeln nicht ({what}).',
  'stuck-bots': 'Schritt {n}: Die Bots kamen zu keinem Ende.',
  'too-long': 'Schritt {n}: Dieses Spiel ist zu lang.',
  'not-a-scenario': 'Sie liest sich nicht als Spiel ({what}).',
  'no-such-game': 'Ihr Spiel kennt dieser Gastgeber nicht.',
  'other-rules': 'Es wurde nach anderen Regeln gespielt, als dieses Knockabout kennt (Version {version}).',
  'no-set-up': 'Sein Tisch lässt sich nicht aufbauen.',
  'bad-move': 'Sein Zug {at} passt nicht zu den Regeln ({what}).',
  broken: 'Die Regeln scheitern an seinem Zug {at}.',
  'other-end': 'Noch einmal gespielt, endet es anders als damals.',
  unreadable: 'Seine Aufzeichnung ist nicht lesbar.',
  'no-name': 'Ein Name braucht mindestens einen Buchstaben.',
  'long-name': 'Ein Name darf höchstens 40 Zeichen haben.',
  'bad-field': '({where}: {what})',
  'disk-full':
    'Die Platte des Gastgebers ist voll, gerade kann nichts gespeichert werden. Nichts ist verloren; sobald Platz ist, geht es weiter.',
  'disk-failed':
    'Der Gastgeber kann gerade nichts speichern. Nichts ist verloren; sobald er es wieder kann, geht es weiter.',
} as const satisfies Translation<typeof english>
