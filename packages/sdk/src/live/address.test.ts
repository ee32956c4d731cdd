import { expect, test } from 'vitest'
import { liveAddress } from './address.ts'

const PORTAL = { hostname: 'portal.example', port: 8443, secure: true }

test.each([
  [
    { cluster: 'portal', host: null, secure: null },
    { wsHost: 'portal.example', wsPort: 8443, wssPort: 8443 },
  ],
  [
    { cluster: 'portal', host: 'push.example:6001', secure: true },
    { wsHost: 'push.example', wsPort: 6001, wssPort: 6001 },
  ],
  [
    { cluster: 'own', host: '[::1]:6001', secure: true },
    { wsHost: '[::1]', wsPort: 6001, wssPort: 6001 },
  ],
  [{ cluster: 'own', host: 'push.example', secure: true }, { wsHost: 'push.example' }],
  [
    { cluster: 'own', host: 'push.example:80', secure: true },
    { wsHost: 'push.example', wsPort: 80, wssPort: 80 },
  ],
  [{ cluster: 'eu', host: null, secure: null }, {}],
])('connects by the settings %j', (settings, address) => {
  const { cluster } = settings
  const common = { cluster, enabledTransports: ['ws', 'wss'], forceTLS: true }
  expect(liveAddress(settings, PORTAL)).toEqual({ ...common, ...address })
})

test('uses no TLS if the portal has none, but always for hosted Pusher', () => {
  const plain = { ...PORTAL, secure: false }
  expect(liveAddress({ cluster: 'portal', host: null, secure: null }, plain).forceTLS).toBe(false)
  expect(liveAddress({ cluster: 'eu', host: null, secure: null }, plain).forceTLS).toBe(true)
})

test.each([true, false])('connects to a configured server by its own setting, with TLS: %s', (secure) => {
  const settings = { cluster: 'portal', host: 'push.example:6001', secure }
  expect(liveAddress(settings, { ...PORTAL, secure: !secure }).forceTLS).toBe(secure)
})
