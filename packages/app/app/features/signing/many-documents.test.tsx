import type { SigningStep } from '@sauda/sdk/signing'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { OverBody, RestoredBody, ResultBody } from './end-bodies.tsx'
import { OneByOneBody, RunningBody } from './running-body.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { markupOf, propsOf } from './test-props.tsx'
import { KeyBody, PreparingBody } from './waiting-bodies.tsx'

test.each<[string, ComponentType<SigningBodyProps>, readonly SigningStep[]]>([
  ['preparing', PreparingBody, ['ready']],
  ['the key is asked for', KeyBody, ['signing']],
  ['running', RunningBody, ['done', 'kept', 'signing', 'ready', 'idle', 'submitting']],
  ['one by one', OneByOneBody, ['done', 'ready', 'signing']],
  ['restored', RestoredBody, ['done', 'kept', 'idle']],
  ['over', OverBody, ['done', 'idle']],
  ['the result', ResultBody, ['done']],
])('a thousand documents are not a thousand rows: %s', (_what, Body, steps) => {
  const page = markupOf(<Body {...propsOf(steps)} />, 'kk')
  expect(page.length).toBeGreaterThan(100)
  expect(page.match(/<(li|p|span|a)\b/g)?.length).toBeLessThan(60)
})
