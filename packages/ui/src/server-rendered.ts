import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'

/** Calls back when its children are hydrated, including their effects: effects of outer components run last. */
function TakenOver({ node, tell }: { node: ReactNode; tell: () => void }) {
  useEffect(tell, [tell])
  return node
}

/**
 * For stories about the time before scripts load: renders the server's HTML into the container and returns a function
 * that hydrates it. That function throws on a hydration mismatch.
 */
export function serverRender(container: HTMLElement, node: ReactNode): () => Promise<void> {
  let taken = false
  const tell = () => {
    taken = true
  }
  const whole = createElement(TakenOver, { node, tell })
  container.innerHTML = renderToString(whole)
  return async () => {
    const mismatches: unknown[] = []
    hydrateRoot(container, whole, { onRecoverableError: (error) => mismatches.push(error) })
    await waitFor(() => expect(taken).toBe(true))
    expect(mismatches).toEqual([])
  }
}
