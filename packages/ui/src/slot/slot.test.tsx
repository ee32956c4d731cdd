import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Slot, Slottable } from './slot.tsx'

let caught: (() => void) | undefined

/** Records the handler that it receives. */
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

  it('keeps the other children around the marked one', () => {
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

  it.each([[null], ['words'], [undefined]])('throws for %j, which is not an element', (child) => {
    expect(() => renderToStaticMarkup(<Slot>{child}</Slot>)).toThrow('asChild takes one element')
  })

  it('throws for two elements without a mark', () => {
    const two = (
      <Slot>
        <a href="/ads">Ads</a>
        <a href="/">Home</a>
      </Slot>
    )
    expect(() => renderToStaticMarkup(two)).toThrow('asChild takes one element')
  })

  it('calls both handlers, the child’s first', () => {
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
