import { House, Search } from 'lucide-react'
import { type ComponentType, createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createLucideIcon from './create-lucide-icon.ts'

/** The icon as lucide's files describe it. */
const search = createLucideIcon({
  name: 'search',
  size: 24,
  node: [
    ['path', { d: 'm21 21-4.34-4.34', key: '14j7rj' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: '4ej97u' }],
  ],
})

/** Tags with sorted attributes: hydration does not depend on their order. */
function tagsOf(Icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>): string[][] {
  const html = renderToStaticMarkup(createElement(Icon, props))
  return [...html.matchAll(/<[^>]+>/g)].map(([tag]) =>
    tag
      .replace(/[</>]/g, '')
      .split(/ (?=[\w-]+=)/)
      .sort(),
  )
}

describe('createLucideIcon', () => {
  it.each<SVGProps<SVGSVGElement>>([
    {},
    { 'aria-hidden': true },
    { className: 'size-4 text-muted' },
    { 'aria-label': 'Поиск', role: 'img' },
    { strokeWidth: 3, width: 16 },
  ])('renders with %j what lucide renders, which the server still uses', (props) => {
    expect(tagsOf(search, props)).toEqual(tagsOf(Search, props))
  })

  it('includes the aliases of an icon', () => {
    const house = createLucideIcon({ name: 'house', aliases: ['home'], size: 24, node: [] })
    const [own] = tagsOf(house, {})
    expect(own).toEqual(tagsOf(House, {})[0])
  })
})
