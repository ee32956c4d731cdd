import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailText } from './email-text.tsx'

it.each([
  ['info@bampermarket.sauda.example', 'info<wbr/>@bampermarket.sauda.example'],
  ['"a@b"@sauda.example', '&quot;a@b&quot;<wbr/>@sauda.example'],
])('«%s» is broken before its last @', (email, html) => {
  expect(renderToStaticMarkup(<EmailText email={email} />)).toBe(html)
})
