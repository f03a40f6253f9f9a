// Kings, queens and jacks: half a portrait made of a few plain shapes, turned about the middle of the card to make the
// other half. What differs by suit is hair, beard, skin, robe and what is held; what differs by rank is the headgear.
import type { Suit } from './card-name.ts'
import { suitShapes } from './card-shapes.ts'

export type Court = 'K' | 'Q' | 'J'

const p = (kind: string, d: string, more = ''): string => `<path class="${kind}" d="${d}"${more}/>`
const dot = (kind: string, x: number, y: number, r: number): string =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`
const sign = (kind: string, suit: Suit, x: number, y: number, scale: number, turn = 0): string =>
  p(kind, suitShapes[suit], ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`)

const faceShape = 'M99 80C99 66 111 62 125 62C139 62 151 66 151 80V97C151 116 139 130 125 130C111 130 99 116 99 97z'
const fringe = 'M97 88C97 66 112 59 125 59C138 59 153 66 153 88C146 76 136 72 125 74C114 72 104 76 97 88z'

const backHair: Readonly<Record<Court, Readonly<Record<Suit, string>>>> = {
  K: {
    S: 'M94 70C82 96 82 122 92 140H158C168 122 168 96 156 70z',
    H: 'M94 70C78 82 92 92 80 102C92 108 80 120 90 132H160C170 120 158 108 170 102C158 92 172 82 156 70z',
    D: 'M95 72C88 90 90 104 96 114H154C160 104 162 90 155 72z',
    C: 'M94 70C84 92 76 112 86 136L104 128H146L164 136C174 112 166 92 156 70z',
  },
  Q: {
    S: 'M97 64C82 92 86 128 78 164H172C164 128 168 92 153 64z',
    H: 'M96 66C78 72 86 90 76 98C86 106 74 116 82 126C76 136 84 146 92 150H158C166 146 174 136 168 126C176 116 164 106 174 98C164 90 172 72 154 66z',
    D: 'M84 84a14 14 0 1 1 14 18a14 14 0 1 1-14-18zM166 84a14 14 0 1 0-14 18a14 14 0 1 0 14-18zM97 66H153V100H97z',
    C: 'M98 58C80 82 84 126 82 160H168C166 126 170 82 152 58z',
  },
  J: {
    S: 'M95 70C88 92 88 112 94 124H108L104 84H146L142 124H156C162 112 162 92 155 70z',
    H: 'M92 76a12 12 0 0 1 8 14a12 12 0 0 1 0 20a12 12 0 0 1-8 8a12 12 0 0 1-6-18a12 12 0 0 1 6-24zM158 76a12 12 0 0 0-8 14a12 12 0 0 0 0 20a12 12 0 0 0 8 8a12 12 0 0 0 6-18a12 12 0 0 0-6-24z',
    D: 'M96 72C92 84 94 96 99 102L104 80H146L151 102C156 96 158 84 154 72z',
    C: 'M95 70C86 90 84 124 76 142C92 140 102 126 104 100L108 80H146L151 100C158 92 160 82 155 70z',
  },
}

const beards: Readonly<Record<Suit, string>> = {
  S: 'M98 94C101 106 110 106 117 107Q125 103 133 107C140 106 149 106 152 94C157 126 141 150 125 160C109 150 93 126 98 94z',
  H: 'M125 109C117 104 108 112 100 104C103 118 119 119 125 113C131 119 147 118 150 104C142 112 133 104 125 109z',
  D: 'M98 98C102 108 112 107 118 108Q125 105 132 108C138 107 148 108 152 98V118C150 138 140 142 125 142C110 142 100 138 98 118z',
  C: 'M98 94C101 106 110 106 117 107Q125 103 133 107C140 106 149 106 152 94C157 122 150 146 139 162L125 140L111 162C100 146 93 122 98 94z',
}

const crowns: Readonly<Record<Suit, string>> = {
  S: 'M95 68L90 40L107 54L125 34L143 54L160 40L155 68z',
  H: 'M95 68C86 50 92 40 98 44C102 34 116 34 118 46C120 34 130 34 132 46C134 34 148 34 152 44C158 40 164 50 155 68z',
  D: 'M95 68L92 44L101 56L108 40L117 56L125 36L133 56L142 40L149 56L158 44L155 68z',
  C: 'M95 68L91 46Q98 56 106 46Q114 56 125 38Q136 56 144 46Q152 56 159 46L155 68z',
}

function headgear(rank: Court, suit: Suit): string {
  if (rank === 'K') {
    const band = p('c-brass-deep', 'M94 62H156L155 71H95z')
    const jewels = dot('c-jewel', 125, 66.5, 3.4) + dot('c-jewel', 107, 66.5, 2.6) + dot('c-jewel', 143, 66.5, 2.6)
    const tips =
      sign(`s-${suit}`, suit, 125, 33, 0.16) + dot('c-brass-deep', 91, 41, 4) + dot('c-brass-deep', 159, 41, 4)
    return p('c-brass', crowns[suit]) + band + jewels + tips
  }
  if (rank === 'Q') {
    const tiara = p(
      'c-brass',
      'M101 66C97 54 99 50 103 47L114 57L125 40L136 57L147 47C151 50 153 54 149 66Q125 56 101 66z',
    )
    const pearls = dot('c-pearl', 103, 46, 3.2) + dot('c-pearl', 147, 46, 3.2)
    return tiara + pearls + sign(`s-${suit}`, suit, 125, 38, 0.15) + dot('c-jewel', 125, 56, 3)
  }
  const caps: Readonly<Record<Suit, string>> = {
    S: 'M93 72C84 44 112 34 138 42C158 46 164 60 157 72Q125 58 93 72z',
    H: 'M93 72C88 40 118 36 125 44C132 36 162 40 157 72Q125 60 93 72z',
    D: 'M94 72L102 42L148 36L157 72Q125 60 94 72z',
    C: 'M93 72C80 66 86 48 100 50C102 36 122 36 126 46C132 36 152 38 152 50C166 50 170 66 157 72Q125 60 93 72z',
  }
  const feather = 'M150 58C158 32 178 26 187 31C184 50 170 62 152 66z'
  return (
    p('c-feather', feather) +
    p('c-line', 'M153 63C160 50 170 42 180 36') +
    p('c-robe', caps[suit]) +
    p('c-brass', 'M93 73Q125 58 157 73L156 78Q125 64 94 78z') +
    sign('c-brass-sign', suit, 112, 54, 0.13)
  )
}

function held(rank: Court, suit: Suit): string {
  const hand = dot('c-skin', 173, 148, 9) + p('c-line', 'M166 146h8M166 151h8')
  if (rank === 'Q') {
    const petals = [0, 90, 180, 270].map(turn => {
      const [x, y] = [
        Math.round(Math.sin((turn * Math.PI) / 180) * 10),
        -Math.round(Math.cos((turn * Math.PI) / 180) * 10),
      ]
      return sign(`s-${suit}`, suit, 174 + x, 92 + y, 0.17, suit === 'H' ? turn : turn)
    })
    return (
      p('c-stem', 'M174 96C170 120 176 136 173 160M173 124Q182 118 184 108M173 132Q164 128 163 118') +
      petals.join('') +
      dot('c-brass', 174, 92, 5) +
      hand
    )
  }
  const staff = p('c-staff', 'M173 60V176')
  if (rank === 'J') return staff + sign('c-steel', suit, 173, 78, 0.3) + p('c-brass', 'M167 92H179V97H167z') + hand
  const tops: Readonly<Record<Suit, string>> = {
    S: p('c-steel', 'M168 132V58L173 46L178 58V132z') + p('c-brass', 'M160 130H186V136H160z'),
    H: staff + sign('s-H', 'H', 173, 76, 0.24) + p('c-brass', 'M166 88H180V94H166z'),
    D: staff + p('c-steel', 'M171 72C158 66 156 96 171 92zM175 72C188 66 190 96 175 92z') + dot('c-brass', 173, 66, 5),
    C: staff + dot('c-brass', 173, 80, 12) + p('c-line', 'M161 80H185M173 68V92M165 72L181 88M181 72L165 88'),
  }
  return tops[suit] + hand
}

function face(rank: Court, suit: Suit): string {
  const look = suit === 'S' || suit === 'D' ? 1.2 : -1.2
  const eye = (x: number): string =>
    p('c-white', `M${x - 7} 93Q${x} 86 ${x + 7} 93Q${x} 98 ${x - 7} 93z`) +
    dot('c-ink', x + look, 92.4, 2.7) +
    p('c-line', `M${x - 7} 93Q${x} 86 ${x + 7} 93`)
  const brow =
    rank === 'K' ? 'M104 85Q112 79 120 85M130 85Q138 79 146 85' : 'M105 84Q113 79 120 83M130 83Q137 79 145 84'
  const cheeks = rank === 'K' ? '' : dot('c-cheek', 107, 106, 5) + dot('c-cheek', 143, 106, 5)
  const lips =
    rank === 'Q'
      ? p('c-lips', 'M117 115Q121 111 125 113.5Q129 111 133 115Q125 122 117 115z')
      : p('c-line', 'M117 115Q125 120 133 115')
  const beard =
    rank === 'K' ? p('c-hair', beards[suit]) + p('c-lips', 'M118 114Q125 118.5 132 114Q125 122 118 114z') : lips
  return cheeks + eye(112) + eye(138) + p('c-brow', brow) + p('c-line', 'M125 90L121 106Q124 109 128 107') + beard
}

/** Takes rank and suit; gives the upper half of the portrait, to be clipped along the sash and turned for the lower. */
export function courtHalf(rank: Court, suit: Suit): string {
  const veil = rank === 'Q' && suit === 'C'
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = ((index - 6) / 6) * 1.75
    return `M125 92L${Math.round(125 + Math.sin(angle) * 130)} ${Math.round(92 - Math.cos(angle) * 130)}`
  }).join('')
  const collar =
    rank === 'K'
      ? p(
          'c-ermine',
          'M58 176C70 146 100 132 108 130L125 178L142 130C150 132 180 146 192 176L184 200C160 160 140 150 125 200C110 150 90 160 66 200z',
        ) +
        [
          [80, 162],
          [98, 150],
          [152, 150],
          [168, 160],
        ]
          .map(([x = 0, y = 0]) => p('c-ink', `M${x} ${y}l3 8l-6 0z`))
          .join('')
      : rank === 'Q'
        ? p('c-robe-lit', 'M104 130Q125 156 146 130L160 138Q125 184 90 138z') +
          [108, 116, 125, 134, 142].map((x, i) => dot('c-pearl', x, [139, 145, 147, 145, 139][i] ?? 0, 2.6)).join('')
        : p('c-robe-lit', 'M125 128L96 136L84 206H125zM125 128') +
          p('c-brass', 'M106 128Q125 140 144 128L146 134Q125 147 104 134z')
  return (
    `<g class="c-${rank}${suit}">` +
    p('c-ray', rays) +
    dot('c-halo', 125, 92, 47) +
    p(veil ? 'c-white' : 'c-hair', backHair[rank][suit]) +
    p('c-robe', 'M58 210V158C70 142 96 134 110 128H140C154 134 180 142 192 158V210z') +
    p('c-skin', 'M114 112H136V130Q125 142 114 130z') +
    collar +
    p('c-skin', faceShape) +
    (rank === 'J' ? '' : p('c-hair', fringe)) +
    face(rank, suit) +
    headgear(rank, suit) +
    held(rank, suit) +
    '</g>'
  )
}
