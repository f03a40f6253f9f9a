import { asPicture, drawn, looksOf } from '../cards/glyphs.ts'
import { figures, plainFigure } from './figures.ts'

const made = new Map<string, string>()

/** A student of the club from the waist up, drawn from a few shapes; the same id always looks the same. */
export function portraitPicture(id: string): string {
  let svg = made.get(id)
  if (svg === undefined) {
    svg = asPicture(draw(id))
    made.set(id, svg)
  }
  return svg
}

function draw(id: string): string {
  const { main, second, ink, emblem, pattern } = looksOf(id)
  const { skin, hair, brow, mouth, cut, front, gi, tilt, arms } = figures[id] ?? plainFigure
  const belt = beltOf(id)
  const cloth = gi ?? '#f6efe0'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">
<defs><clipPath id="c"><rect width="200" height="200" rx="26"/></clipPath></defs><g clip-path="url(#c)">
<rect width="200" height="200" fill="${main}"/><circle cx="100" cy="92" r="84" fill="${second}" opacity=".9"/>
${drawn(pattern, 34, 40, 62, main, 'opacity=".34"')}${drawn(pattern, 166, 40, 62, main, 'opacity=".34"')}${drawn(emblem, 100, 84, 150, main, 'opacity=".2"')}
<g transform="rotate(${tilt} 100 150)">
${cut('back', hair)}
<path d="M30 204c2-40 22-56 50-60h40c28 4 48 20 50 60z" fill="${cloth}" stroke="${ink}" stroke-width="4"/>
<path d="M86 118h28v30c-8 10-20 10-28 0z" fill="${skin}" stroke="${ink}" stroke-width="3"/>
<path d="M78 144l26 44M122 144l-34 60" fill="none" stroke="${ink}" stroke-width="4"/><path d="M86 144l16 26l14-26" fill="${skin}" stroke="${ink}" stroke-width="3"/>
<rect x="40" y="186" width="120" height="15" fill="${belt}" stroke="${ink}" stroke-width="3"/><rect x="90" y="182" width="22" height="22" rx="4" fill="${belt}" stroke="${ink}" stroke-width="3"/>
<path d="M64 80c0-62 72-62 72 0c0 34-18 50-36 50s-36-16-36-50z" fill="${skin}" stroke="${ink}" stroke-width="4"/>
<path d="M62 84c-9-3-10 17 3 18zM138 84c9-3 10 17-3 18z" fill="${skin}" stroke="${ink}" stroke-width="3"/>
<ellipse cx="84" cy="86" rx="5" ry="6.500" fill="${ink}"/><ellipse cx="116" cy="86" rx="5" ry="6.500" fill="${ink}"/><circle cx="86" cy="83.500" r="1.800" fill="#fff"/><circle cx="118" cy="83.500" r="1.800" fill="#fff"/>
<path d="M75 ${74 - brow}q9-5 17 ${brow}M108 ${74}q9-${4 + brow} 17 -${brow}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
<path d="M100 88q5 10-3 12" fill="none" stroke="${ink}" stroke-width="2.500" stroke-linecap="round"/>
<path d="${mouth}" fill="none" stroke="${ink}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>
${cut('front', hair)}${front ?? ''}
${arms.map(([x, y]) => `<g transform="translate(${x} ${y})"><rect x="-20" y="-19" width="40" height="38" rx="14" fill="${skin}" stroke="${ink}" stroke-width="4"/><path d="M-10 -17v14M0 -18v15M10 -17v14M-19 2h22" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/></g>`).join('')}
</g></g><rect x="3" y="3" width="194" height="194" rx="24" fill="none" stroke="${ink}" stroke-width="6"/></svg>`
}

function beltOf(id: string): string {
  const look = looksOf(id) as { readonly belt?: string }
  return look.belt ?? '#1d1d1d'
}
