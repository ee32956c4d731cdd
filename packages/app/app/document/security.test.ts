import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))

it.each([
  ['sauda.example:8443', 'ws://sauda.example:8443 wss://sauda.example:8443'],
  ['wss://push.example:6001', 'wss://push.example:6001'],
  ['ws://push.example', 'ws://push.example'],
])('lets a page connect to its own host and to live news of %s, and nowhere else', (pushHost, sources) => {
  expect(rule(contentSecurityPolicy('abc', pushHost), 'connect-src')).toBe(`connect-src 'self' ${sources}`)
})

it('runs no inline script without the nonce', () => {
  expect(rule(contentSecurityPolicy('abc', 'sauda.example'), 'script-src')).toBe(
    "script-src 'self' 'nonce-abc'",
  )
})
