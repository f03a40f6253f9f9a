import type { Containers } from './contract.ts'

/** What the build found in the styles. */
const { rules, queries } = JSON.parse(document.getElementById('containers')!.textContent!) as Containers
const all = rules.map(rule => rule.selector).join(',')

/** Tells a container's size to what lies in it: its units as custom properties, the queries that hold by their numbers. */
function tell(one: HTMLElement): void {
  const own = rules.filter(rule => one.matches(rule.selector))
  const { width, height } = inner(one)
  one.style.setProperty('--cqw', `${width / 100}px`)
  if (own.some(rule => rule.size)) one.style.setProperty('--cqh', `${height / 100}px`)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const measures = { width, height, 'aspect-ratio': width / height }
  const holding = queries.flatMap(({ name, any }, key) => {
    if (name !== undefined && !own.some(rule => rule.names.includes(name))) return []
    const holds = any.some(conditions =>
      conditions.every(({ what, most, value, rem: inRem }) => {
        const limit = inRem ? value * rem : value
        return most ? measures[what] <= limit : measures[what] >= limit
      }),
    )
    return holds ? [key] : []
  })
  one.dataset['cq'] = holding.join(' ')
}

/** The room within its padding. */
function inner(one: HTMLElement): { readonly width: number; readonly height: number } {
  const style = getComputedStyle(one)
  const of = (...sides: readonly string[]): number =>
    sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(`padding-${side}`)), 0)
  return { width: one.clientWidth - of('left', 'right'), height: one.clientHeight - of('top', 'bottom') }
}

/** Watches all containers of the page, those to come too. */
export function watchContainers(): void {
  const known = new WeakSet<Element>()
  const sizes = new ResizeObserver(entries => {
    for (const { target } of entries) tell(target as HTMLElement)
  })
  const look = (): void => {
    for (const one of document.querySelectorAll<HTMLElement>(all)) {
      if (known.has(one)) continue
      known.add(one)
      tell(one)
      sizes.observe(one)
    }
  }
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  })
}
