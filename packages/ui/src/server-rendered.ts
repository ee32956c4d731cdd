import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'

/** Tells when React has taken over what is inside, effects included: an outer component's effects run last. */
function TakenOver({ node, tell }: { node: ReactNode; tell: () => void }) {
  useEffect(tell, [tell])
  return node
}

/**
 * For stories that play the time before scripts load: puts the server's HTML into the container and returns a function
 * that lets React take it over, and fails if React finds anything that differs.
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
