import type english from '../../../en/brawl/games/brawl.ts'
import type { Translation } from '../../../messages.ts'

export default {
  brawl: {
    options: {
      mode: {
        label: 'Cómo se juega',
        help: 'En un torneo nadie espera turno: cada cual juega tan rápido como quiera. El entrenamiento va por turnos.',
        choices: {
          tournament: { label: 'Torneo', help: 'Sin turnos: tan rápido como tus manos.' },
          training: { label: 'Entrenamiento', help: 'Por turnos, para aprender las cartas o un mazo nuevo.' },
        },
      },
      table: {
        label: 'Quién juega contra quién',
        help: 'Uno contra uno, un círculo en que cada cual juega con sus dos vecinos, o dos equipos.',
        choices: {
          duel: { label: 'Duelo', help: 'Dos jugadores, una fila de tres Bases como mucho.' },
          'round-robin': { label: 'Todos en corro', help: 'Tres o más en círculo, una fila entre cada dos.' },
          'tag-team': { label: 'Relevos', help: 'Dos equipos, uno de cada en el ring, cuatro Bases como mucho.' },
        },
      },
      teams: {
        label: 'Equipos',
        help: 'Dos equipos de al menos dos; el primero de cada uno empieza en el ring. Si no, se alternan los sitios.',
      },
      match: {
        label: 'Encuentro',
        help: 'Una partida, o quien gane antes dos. Entonces un empate se repite.',
        choices: {
          one: { label: 'Una partida', help: 'Una sola partida; con las mismas Bases es empate.' },
          'best-of-three': { label: 'Al mejor de tres', help: 'Quien gana dos partidas gana el encuentro.' },
        },
      },
      decks: {
        label: 'Personajes',
        help: 'A quién del club lleva cada sitio. A quien no elija le toca uno por sorteo.',
      },
      extras: { label: 'Cartas extra', help: 'Null, Hold y Wild Block entran en los mazos que las llevan.' },
      referee: {
        label: 'Árbitro',
        help: 'Quién vigila que nadie juegue lo que no está permitido.',
        choices: {
          strict: { label: 'Estricto', help: 'Una jugada ilegal vuelve al momento.' },
          honour: {
            label: 'De honor',
            help: 'No se impide nada. Retira tus propios errores; lo que al final esté mal pierde su Base.',
          },
        },
      },
      levelling: {
        label: 'Igualar conexiones lentas',
        help: 'Retiene cada jugada hasta 40 ms, según la conexión que mide el anfitrión, para que nadie gane por el cable.',
      },
      calling: {
        label: 'Cantar las cartas',
        help: 'Anuncia Bases, Clears, Freezes y Reverses para que nadie se los pierda.',
        choices: {
          off: { label: 'No' },
          captions: { label: 'Rótulos', help: 'Palabras grandes sobre la mesa.' },
          voice: { label: 'Voz', help: 'La mesa las dice en alto, con rótulos.' },
        },
      },
    },
    problems: {
      'no-such-seat': '{option}: {seat} no tiene sitio.',
      'no-such-character': '{option}: en el club no hay nadie llamado «{id}».',
      'two-teams': '{option}: hay dos equipos.',
      'in-two-teams': '{option}: nadie está en dos equipos.',
      'in-no-team': '{option}: {seat} no está en ningún equipo.',
      'team-of-one': '{option}: cada equipo tiene al menos dos jugadores.',
      'too-many-players-duel': 'Un duelo es para {most} jugadores como mucho.',
      'too-many-players-round-robin': 'Todos en corro es para {most} jugadores como mucho.',
      'too-many-players-tag-team': 'Los relevos son para {most} jugadores como mucho.',
      'too-few-players-duel': 'Un duelo necesita al menos {least} jugadores.',
      'too-few-players-round-robin': 'Todos en corro necesita al menos {least} jugadores.',
      'too-few-players-tag-team': 'Los relevos necesitan al menos {least} jugadores.',
    },
    refusals: {
      'not-your-zone': 'Solo juegas en las zonas de tu izquierda y tu derecha.',
      'not-ready': 'Se empieza cuando todos hayan golpeado la mesa.',
      'hand-full': 'Ya tienes una carta: juégala o déjala antes.',
      'hand-empty': 'Ya no tienes esa carta.',
      'deck-empty': 'Tu mazo está vacío.',
      'discard-empty': 'Tu descarte está vacío.',
      'no-such-base': 'Esa Base ya no está.',
      'base-frozen': 'Esa Base está congelada: ahí no se juega más.',
      'wrong-colour': 'Una cadena tiene un color: el de esa carta no casa.',
      'not-on-a-base': 'Esa carta no va sobre una Base ni en un lado vacío.',
      'needs-hit': 'Esa carta va sobre un Hit, y no hay ninguno.',
      'needs-block-dodge-or-reverse': 'Un Press va justo sobre un Block, un Dodge o un Reverse.',
      'base-row-full': 'La fila está llena: no caben más Bases.',
      'middle-base': 'Un Clear solo quita las Bases de los extremos.',
      'only-base': 'La única Base no se puede quitar.',
      'not-a-base-modifier': 'Freeze, Reverse y Clear van sobre la Base; Hits, Blocks y Dodges, en un lado.',
      blocked: 'Esa cadena está bloqueada: sobre un Block solo va un Press.',
      'not-active': 'Otra persona de tu equipo está en el ring: antes te tiene que dar el relevo.',
      'cannot-discard': 'Una carta cogida del descarte hay que jugarla.',
      'cannot-take': 'Esa carta ahora no encaja en ningún sitio.',
      'must-act': 'En el entrenamiento el turno se juega, no se pasa: roba o juega tu descarte.',
      'cannot-take-back': 'Eso no se puede retirar: no es tu última jugada, o ya hay algo encima.',
      'base-held': 'Un Hold protege esa Base.',
      'already-begun': 'La partida ya ha empezado.',
      'already-done': 'Ya has dicho que has terminado.',
      'already-called': 'En esa Base ya se ha cantado una falta.',
      'already-out': 'Has dejado la partida.',
      'already-asked': 'Ya has pedido el relevo.',
      'already-active': 'Ya estás en el ring.',
      'not-a-teammate': 'Solo puedes dar el relevo a alguien de tu equipo.',
    },
  },
} as const satisfies Translation<typeof english>
