import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Slot, Slottable } from './slot.tsx'

let caught: (() => void) | undefined

/** Keeps the handler that it is given. */
function Caught({ onClick }: { onClick: () => void }) {
  caught = onClick
  return null
}

describe('Slot', () => {
  it('renders as its child, with the classes and styles of both', () => {
    const html = renderToStaticMarkup(
      <Slot className="button" style={{ color: 'red' }} title="own" aria-busy>
        <a href="/ads" className="link" style={{ margin: 0 }} title="child">
          Ads
        </a>
      </Slot>,
    )
    expect(html).toBe(
      '<a href="/ads" class="button link" style="color:red;margin:0" title="child" aria-busy="true">Ads</a>',
    )
  })

  it('keeps other children around what is marked', () => {
    const html = renderToStaticMarkup(
      <Slot className="button">
        <Slottable>
          <a href="/ads">Ads</a>
        </Slottable>
        <i>…</i>
      </Slot>,
    )
    expect(html).toBe('<a href="/ads" class="button">Ads<i>…</i></a>')
  })

  it.each([[null], ['words'], [undefined]])('refuses %j, which is no element', (child) => {
    expect(() => renderToStaticMarkup(<Slot>{child}</Slot>)).toThrow('asChild takes one element')
  })

  it('refuses two elements without a mark', () => {
    const two = (
      <Slot>
        <a href="/ads">Ads</a>
        <a href="/">Home</a>
      </Slot>
    )
    expect(() => renderToStaticMarkup(two)).toThrow('asChild takes one element')
  })

  it('runs the handlers of both, the child’s first', () => {
    const calls: string[] = []
    renderToStaticMarkup(
      <Slot onClick={() => void calls.push('own')}>
        <Caught onClick={() => void calls.push('child')} />
      </Slot>,
    )
    caught?.()
    expect(calls).toEqual(['child', 'own'])
  })
})
