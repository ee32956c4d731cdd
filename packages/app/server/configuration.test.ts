import { expect, it } from 'vitest'
import { isLoopback, readConfiguration } from './configuration.ts'

it('listens on loopback, port 3000, by default', () => {
  expect(readConfiguration({}, [])).toEqual({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    ncaLayerUrl: 'ws://127.0.0.1:13580',
    analytics: { hosts: [] },
    dev: false,
  })
  expect(readConfiguration({ PORT: '', HOST: '', API_URL: '' }, [])).toEqual(readConfiguration({}, []))
})

it('reads all settings', () => {
  const told = {
    PORT: '8080',
    HOST: '0.0.0.0',
    API_URL: 'http://api.example',
    PUBLIC_URL: 'https://sauda.example',
  }
  const configuration = readConfiguration(told, ['--dev'])
  expect(configuration).toMatchObject({ port: 8080, host: '0.0.0.0', dev: true })
  expect(configuration.apiUrl?.href).toBe('http://api.example/')
  expect(configuration.publicUrl?.origin).toBe('https://sauda.example')
})

it.each([
  [{}, true],
  [{ SAUDA_DEMO: 'no' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://sauda.example' }, false],
  [{ PUBLIC_URL: 'https://sauda.example', SAUDA_DEMO: 'yes' }, true],
])('loads the demo by %j: %s', (environment, demo) => {
  expect(readConfiguration(environment, []).demo).toBe(demo)
})

it.each([
  [{ SAUDA_DEMO: 'no' }, undefined],
  [{ SAUDA_DEMO: 'no', NCALAYER_URL: 'ws://127.0.0.1:9000' }, 'ws://127.0.0.1:9000'],
  [{ SAUDA_DEMO: 'yes', NCALAYER_URL: 'wss://127.0.0.1:13579' }, 'wss://127.0.0.1:13579'],
])('finds NCALayer by %j at %s', (environment, address) => {
  expect(readConfiguration(environment, []).ncaLayerUrl).toBe(address)
})

it('rejects an address of NCALayer that is no WebSocket', () => {
  expect(() => readConfiguration({ NCALAYER_URL: 'http://127.0.0.1' }, [])).toThrow('NCALAYER_URL')
})

it('rejects SAUDA_DEMO with another value than yes or no', () => {
  expect(() => readConfiguration({ SAUDA_DEMO: '1' }, [])).toThrow('SAUDA_DEMO is yes or no')
})

it.each([
  [{}, undefined],
  [{ PUSHER_CLUSTER: 'eu' }, 'wss://ws-eu.pusher.com'],
  [{ PUSHER_CLUSTER: 'eu', PUSHER_HOST: 'push.example' }, 'wss://push.example'],
  [{ PUSHER_HOST: 'push.example:6001' }, 'wss://push.example:6001'],
  [{ PUSHER_HOST: 'http://push.example:6001' }, 'ws://push.example:6001'],
])('finds the push host in %j', (environment, host) => {
  expect(readConfiguration(environment, []).pushHost).toBe(host)
})

it('rejects a push server that is not an address', () => {
  expect(() => readConfiguration({ PUSHER_HOST: 'push example' }, [])).toThrow(
    /^PUSHER_HOST is no http or https address: push example$/,
  )
})

it.each([{ PORT: 'x' }, { PORT: '-1' }, { PORT: '65536' }, { PORT: '80.5' }])(
  'rejects the port %j',
  (environment) => {
    expect(() => readConfiguration(environment, [])).toThrow('PORT is no port number')
  },
)

it.each([{ API_URL: 'api.example' }, { API_URL: 'file:///etc' }, { PUBLIC_URL: 'sauda' }])(
  'rejects the address %j',
  (bad) => {
    expect(() => readConfiguration(bad, [])).toThrow(`${Object.keys(bad)[0]} is no http or https address`)
  },
)

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example', false],
  ['::', false],
])('%s is loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

it('rejects a public address with a path', () => {
  const told = { PUBLIC_URL: 'https://sauda.example/portal', API_URL: 'http://api.example' }
  expect(() => readConfiguration(told, [])).toThrow('PUBLIC_URL is the root of a host')
})

it('offers eGov Mobile where it is on', () => {
  expect(readConfiguration({ EGOV_MOBILE: 'on' }, []).egovMobile).toBe(true)
  expect(readConfiguration({ EGOV_MOBILE: 'off' }, []).egovMobile).toBeUndefined()
  expect(() => readConfiguration({ EGOV_MOBILE: 'yes' }, [])).toThrow('EGOV_MOBILE is on or off')
})

it.each([
  [{ SAUDA_DEMO: 'no' }, undefined],
  [{ SAUDA_DEMO: 'no', ANALYTICS_HOSTS: 'https://metrics.example' }, undefined],
  [{ ANALYTICS_SCRIPT: 'https://tags.example/t.js' }, { script: 'https://tags.example/t.js', hosts: [] }],
  [
    {
      ANALYTICS_SCRIPT: 'https://tags.example/t.js',
      ANALYTICS_HOSTS: 'https://a.example, https://b.example:8443',
    },
    { script: 'https://tags.example/t.js', hosts: ['https://a.example', 'https://b.example:8443'] },
  ],
])('measures by %j', (environment, analytics) => {
  expect(readConfiguration(environment, []).analytics).toEqual(analytics)
})

it.each([
  { ANALYTICS_SCRIPT: 'http://tags.example/t.js' },
  { ANALYTICS_SCRIPT: 't.js' },
  { ANALYTICS_SCRIPT: 'https://tags.example/t.js', ANALYTICS_HOSTS: 'a.example' },
  {
    ANALYTICS_SCRIPT: 'https://tags.example/t.js',
    ANALYTICS_HOSTS: "https://a.example; script-src 'unsafe-inline'",
  },
  { ANALYTICS_SCRIPT: 'https://tags.example/t.js', ANALYTICS_HOSTS: 'https://a.example/path' },
])('rejects the analytics of %j', (environment) => {
  expect(() => readConfiguration(environment, [])).toThrow(/^ANALYTICS_/)
})
