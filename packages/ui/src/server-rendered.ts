import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'

/**
 * For stories that play the time before scripts load: puts the server's HTML into the container and returns a function
 * that lets React take it over, and fails if React finds anything that differs.
 */
export function serverRender(container: HTMLElement, node: ReactNode): () => Promise<void> {
  container.innerHTML = renderToString(node)
  return async () => {
    const mismatches: unknown[] = []
    hydrateRoot(container, node, { onRecoverableError: (error) => mismatches.push(error) })
    // React marks what it has taken over.
    await waitFor(() => {
      const taken = Object.keys(container.firstElementChild ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      )
      expect(taken).toBe(true)
    })
    expect(mismatches).toEqual([])
  }
}
