import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))

it.each([
  ['sauda.example:8443', 'ws://sauda.example:8443 wss://sauda.example:8443'],
  ['wss://push.example:6001', 'wss://push.example:6001'],
  ['ws://push.example', 'ws://push.example'],
])('allows connections to the page’s own host and the push host %s only', (pushHost, sources) => {
  expect(rule(contentSecurityPolicy('abc', pushHost), 'connect-src')).toBe(`connect-src 'self' ${sources}`)
})

it('allows no inline script without the nonce', () => {
  expect(rule(contentSecurityPolicy('abc', 'sauda.example'), 'script-src')).toBe(
    "script-src 'self' 'nonce-abc'",
  )
})
