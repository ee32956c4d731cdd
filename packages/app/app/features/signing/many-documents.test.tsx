import type { SigningStep } from '@sauda/sdk/signing'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { AllBody, OverBody, RestoredBody, ResultBody } from './end-bodies.tsx'
import { OneByOneBody, RunningBody } from './running-body.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { markupOf, propsOf } from './test-props.tsx'
import { KeyBody, PreparingBody } from './waiting-bodies.tsx'
import { signingWords } from './words.ts'

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

test('a time of signing is told only of what was signed here', () => {
  const props = propsOf(['done'])
  const { when } = signingWords.ru.all
  expect(markupOf(<AllBody {...props} />, 'ru')).not.toContain(when)
  const batch = { ...props.shown.batch, settledAt: [Date.parse('2026-11-22T10:00:00Z')] }
  expect(markupOf(<AllBody {...props} shown={{ ...props.shown, batch }} />, 'ru')).toContain(when)
})
