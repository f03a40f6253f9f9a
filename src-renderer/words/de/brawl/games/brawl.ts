import type english from '../../../en/brawl/games/brawl.ts'
import type { Translation } from '../../../messages.ts'

export default {
  brawl: {
    options: {
      mode: {
        label: 'Wie gespielt wird',
        help: 'Im Turnier wartet niemand auf einen Zug: Alle spielen, so schnell sie wollen. Im Training geht es der Reihe nach.',
        choices: {
          tournament: { label: 'Turnier', help: 'Keine Züge: so schnell deine Hände sind.' },
          training: { label: 'Training', help: 'Der Reihe nach, um die Karten oder ein neues Deck kennenzulernen.' },
        },
      },
      table: {
        label: 'Wer gegen wen',
        help: 'Zwei gegeneinander, ein Kreis, in dem alle gegen beide Nachbarn spielen, oder zwei Teams.',
        choices: {
          duel: { label: 'Duell', help: 'Zwei Spieler, eine Reihe mit höchstens drei Bases.' },
          'round-robin': { label: 'Im Kreis', help: 'Drei oder mehr im Kreis, zwischen je zweien eine Reihe.' },
          'tag-team': { label: 'Tag-Team', help: 'Zwei Teams, je eins davon im Ring, höchstens vier Bases.' },
        },
      },
      teams: {
        label: 'Teams',
        help: 'Zwei Teams mit mindestens zwei; die Ersten beginnen im Ring. Sonst spielt jeder zweite Platz zusammen.',
      },
      match: {
        label: 'Wettkampf',
        help: 'Ein Spiel, oder wer zuerst zwei gewinnt. Ein Unentschieden wird dann wiederholt.',
        choices: {
          one: { label: 'Ein Spiel', help: 'Ein einziges Spiel; gleich viele Bases sind ein Unentschieden.' },
          'best-of-three': { label: 'Zwei Siege', help: 'Wer zwei Spiele gewinnt, gewinnt den Wettkampf.' },
        },
      },
      decks: {
        label: 'Figuren',
        help: 'Wen aus dem Club jeder Platz spielt. Wer nicht gewählt hat, bekommt jemanden zugelost.',
      },
      extras: { label: 'Extrakarten', help: 'Null, Hold und Wild Block kommen in die Decks, die sie führen.' },
      referee: {
        label: 'Schiedsrichter',
        help: 'Wer darauf achtet, dass niemand Unerlaubtes spielt.',
        choices: {
          strict: { label: 'Streng', help: 'Was nicht erlaubt ist, kommt sofort zurück.' },
          honour: {
            label: 'Ehrensache',
            help: 'Nichts wird verhindert. Nimm deine Fehler selbst zurück; was am Ende falsch liegt, kostet seine Base.',
          },
        },
      },
      levelling: {
        label: 'Langsame Leitungen ausgleichen',
        help: 'Hält jede Karte bis zu 40 ms zurück, je nach gemessener Leitung, damit niemand durch ein schnelleres Kabel gewinnt.',
      },
      calling: {
        label: 'Karten ansagen',
        help: 'Sagt Base, Clear, Freeze und Reverse an, damit sie niemand verpasst.',
        choices: {
          off: { label: 'Aus' },
          captions: { label: 'Schrift', help: 'Große Worte über dem Tisch.' },
          voice: { label: 'Stimme', help: 'Vom Tisch laut gesprochen, mit Schrift.' },
        },
      },
    },
    problems: {
      'no-such-seat': '{option}: {seat} hat keinen Platz.',
      'no-such-character': '{option}: „{id}“ gibt es im Club nicht.',
      'two-teams': '{option}: Es gibt zwei Teams.',
      'in-two-teams': '{option}: Niemand ist in zwei Teams.',
      'in-no-team': '{option}: {seat} ist in keinem Team.',
      'team-of-one': '{option}: Jedes Team hat mindestens zwei.',
      'too-many-players-duel': 'Ein Duell ist für höchstens {most}.',
      'too-many-players-round-robin': 'Im Kreis spielen höchstens {most}.',
      'too-many-players-tag-team': 'Im Tag-Team spielen höchstens {most}.',
      'too-few-players-duel': 'Ein Duell braucht mindestens {least}.',
      'too-few-players-round-robin': 'Im Kreis spielen mindestens {least}.',
      'too-few-players-tag-team': 'Im Tag-Team spielen mindestens {least}.',
    },
    refusals: {
      'not-your-zone': 'Du spielst nur in den Zonen links und rechts von dir.',
      'not-ready': 'Los geht’s, wenn alle geklopft haben.',
      'hand-full': 'Du hast schon eine Karte: Spiel sie oder leg sie ab.',
      'hand-empty': 'Diese Karte hast du nicht mehr.',
      'deck-empty': 'Dein Deck ist leer.',
      'discard-empty': 'Dein Ablagestapel ist leer.',
      'no-such-base': 'Diese Base ist nicht mehr da.',
      'base-frozen': 'Diese Base ist eingefroren: Da geht nichts mehr.',
      'wrong-colour': 'Eine Kette hat eine Farbe: Diese Karte passt nicht.',
      'not-on-a-base': 'Diese Karte geht nicht auf eine Base oder eine leere Seite.',
      'needs-hit': 'Diese Karte geht auf einen Hit, und da ist keiner.',
      'needs-block-dodge-or-reverse': 'Ein Press geht direkt auf einen Block, einen Dodge oder ein Reverse.',
      'base-row-full': 'Die Reihe ist voll: keine Bases mehr.',
      'middle-base': 'Ein Clear nimmt nur die äußeren Bases.',
      'only-base': 'Die einzige Base lässt sich nicht abräumen.',
      'not-a-base-modifier':
        'Freeze, Reverse und Clear gehen auf die Base selbst; Hits, Blocks und Dodges auf eine Seite.',
      blocked: 'Diese Kette ist geblockt: Auf einen Block geht nur ein Press.',
      'not-active': 'Jemand anders aus deinem Team ist im Ring: Du musst erst eingewechselt werden.',
      'cannot-discard': 'Eine Karte vom Ablagestapel musst du spielen.',
      'cannot-take': 'Diese Karte passt gerade nirgends.',
      'must-act': 'Im Training wird ein Zug gemacht, nicht gepasst: Zieh, oder spiel deine Ablage.',
      'cannot-take-back': 'Das geht nicht zurück: Es war nicht deine letzte Karte, oder es liegt schon etwas darauf.',
      'base-held': 'Ein Hold schützt diese Base vor dem Abräumen.',
      'already-begun': 'Das Spiel läuft schon.',
      'already-done': 'Du hast schon gesagt, dass du fertig bist.',
      'already-called': 'Bei dieser Base ist schon ein Foul gemeldet.',
      'already-out': 'Du hast das Spiel verlassen.',
      'already-asked': 'Du hast schon gefragt.',
      'already-active': 'Du bist schon im Ring.',
      'not-a-teammate': 'Einwechseln kannst du nur jemanden aus deinem Team.',
    },
  },
} as const satisfies Translation<typeof english>
