import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const rule = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `))

it.each([
  ['sauda.example:8443', 'ws://sauda.example:8443 wss://sauda.example:8443'],
  ['wss://push.example:6001', 'wss://push.example:6001'],
  ['ws://push.example', 'ws://push.example'],
])('allows connections to the page’s own host, the push host %s and NCALayer only', (pushHost, sources) => {
  expect(rule(contentSecurityPolicy('abc', pushHost, null), 'connect-src')).toBe(
    `connect-src 'self' ${sources} wss://127.0.0.1:13579 https://127.0.0.1:24680`,
  )
})

it('allows NCALayer at another address instead of its own', () => {
  const policy = contentSecurityPolicy('abc', 'wss://push.example', 'ws://127.0.0.1:13580')
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' wss://push.example ws://127.0.0.1:13580 https://127.0.0.1:24680",
  )
})

it('allows no inline script without the nonce', () => {
  expect(rule(contentSecurityPolicy('abc', 'sauda.example', null), 'script-src')).toBe(
    "script-src 'self' 'nonce-abc'",
  )
})

it('allows hosts of analytics only where they are named', () => {
  const policy = contentSecurityPolicy('abc', 'sauda.example', null, ['https://tags.example'])
  expect(rule(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' https://tags.example")
  expect(rule(policy, 'img-src')).toMatch(/ https:\/\/tags\.example$/)
  expect(rule(policy, 'connect-src')).toMatch(/ https:\/\/tags\.example$/)
  for (const name of ['default-src', 'style-src', 'font-src', 'form-action'])
    expect(rule(policy, name)).not.toContain('tags.example')
})
