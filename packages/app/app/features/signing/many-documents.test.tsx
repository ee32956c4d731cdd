import { createPortal } from '@sauda/sdk'
import { createSigning, keepInMemory, newSigningBatch, type SigningStep } from '@sauda/sdk/signing'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { OverBody, RestoredBody, ResultBody } from './end-bodies.tsx'
import { OneByOneBody, RunningBody } from './running-body.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import type { SignedRow } from './signing-request.ts'
import { KeyBody, PreparingBody } from './waiting-bodies.tsx'

/** As many as one run signs. */
const MANY = 1000

const rows = new Map(
  Array.from({ length: MANY }, (_, at): [number, SignedRow] => [
    at + 1,
    { id: at + 1, number: `АВР-${at + 1}`, title: 'Аренда', rooms: [], total: 1, currency: 'KZT' },
  ]),
)

/** A run whose documents go through the steps in turn. */
function propsOf(steps: readonly SigningStep[]): SigningBodyProps {
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
    user: { id: 1, bin: '940140000385', signer: { url: null, demo: true } },
    shown: { run, batch: { ...batch, documents }, holder: null, wait: null, retryAt: null, isKept: true },
    rows,
    now: 0,
  }
}

test.each<[string, ComponentType<SigningBodyProps>, readonly SigningStep[]]>([
  ['preparing', PreparingBody, ['ready']],
  ['the key is asked for', KeyBody, ['signing']],
  ['running', RunningBody, ['done', 'kept', 'signing', 'ready', 'idle', 'submitting']],
  ['one by one', OneByOneBody, ['done', 'ready', 'signing']],
  ['restored', RestoredBody, ['done', 'kept', 'idle']],
  ['over', OverBody, ['done', 'idle']],
  ['the result', ResultBody, ['done']],
])('a thousand documents are not a thousand rows: %s', (_what, Body, steps) => {
  const page = renderToStaticMarkup(
    <LanguageProvider language="kk">
      <Body {...propsOf(steps)} />
    </LanguageProvider>,
  )
  expect(page.length).toBeGreaterThan(100)
  expect(page.match(/<(li|p|span|a)\b/g)?.length).toBeLessThan(60)
})
