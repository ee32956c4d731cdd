import { createPortal } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import { createSigning, keepInMemory, newSigningBatch, type SigningStep } from '@sauda/sdk/signing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { LanguageProvider } from '../../language/language-context.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import type { SignedRow } from './signing-request.ts'

// Parts of the dialog in tests.

/** As many as one run signs. */
const MANY = 1000

const rows = new Map(
  Array.from({ length: MANY }, (_, at): [number, SignedRow] => [
    at + 1,
    { id: at + 1, number: `АВР-${at + 1}`, title: 'Аренда', rooms: [], total: 1, currency: 'KZT' },
  ]),
)

/** A run of a thousand documents that go through the steps in turn. */
export function propsOf(steps: readonly SigningStep[]): SigningBodyProps {
  const run = createSigning({
    portal: createPortal({ baseUrl: '' }),
    ...{ kind: 'completion', userId: 1, ids: [...rows.keys()], party: null, kept: keepInMemory() },
    signer: { name: 'none', open: () => Promise.reject(new Error('none')) },
    onChange: () => undefined,
  })
  const batch = newSigningBatch([...rows.keys()])
  const documents = batch.documents.map((document, at) => ({
    ...document,
    step: steps[at % steps.length] ?? 'idle',
    sha256: 'a'.repeat(64),
    href: '/file',
  }))
  return {
    kind: 'completion',
    user: { id: 1, bin: '940140000385', signer: { url: null, demo: true, mobile: false } },
    shown: {
      ...{ run, batch: { ...batch, documents }, holder: null, wait: null, retryAt: null, isKept: true },
      ...{ way: 'computer', code: null, choose: () => undefined },
    },
    rows,
    now: 0,
  }
}

/** What a part of the dialog shows, as HTML. */
export function markupOf(part: ReactNode, language: Language): string {
  const router = createMemoryRouter([{ path: '/', element: part }])
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}
