import { expect, it } from 'vitest'
import { isLoopback, readConfiguration } from './configuration.ts'

it('serves on loopback, port 3000, unless told', () => {
  expect(readConfiguration({}, [])).toEqual({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    dev: false,
  })
  expect(readConfiguration({ PORT: '', HOST: '', API_URL: '' }, [])).toEqual(readConfiguration({}, []))
})

it('takes what it is told', () => {
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
])('puts the demo in by %j: %s', (environment, demo) => {
  expect(readConfiguration(environment, []).demo).toBe(demo)
})

it('refuses a demo that is neither asked for nor not', () => {
  expect(() => readConfiguration({ SAUDA_DEMO: '1' }, [])).toThrow('SAUDA_DEMO is yes or no')
})

it.each([
  [{}, undefined],
  [{ PUSHER_CLUSTER: 'eu' }, 'wss://ws-eu.pusher.com'],
  [{ PUSHER_CLUSTER: 'eu', PUSHER_HOST: 'push.example' }, 'wss://push.example'],
  [{ PUSHER_HOST: 'push.example:6001' }, 'wss://push.example:6001'],
  [{ PUSHER_HOST: 'http://push.example:6001' }, 'ws://push.example:6001'],
])('finds where live news comes from in %j', (environment, host) => {
  expect(readConfiguration(environment, []).pushHost).toBe(host)
})

it('refuses a push server that is no address', () => {
  expect(() => readConfiguration({ PUSHER_HOST: 'push example' }, [])).toThrow(
    'PUSHER_HOST is no http or https address',
  )
})

it.each([{ PORT: 'x' }, { PORT: '-1' }, { PORT: '65536' }, { PORT: '80.5' }])('refuses %j', (environment) => {
  expect(() => readConfiguration(environment, [])).toThrow('PORT is no port number')
})

it.each([{ API_URL: 'api.example' }, { API_URL: 'file:///etc' }, { PUBLIC_URL: 'sauda' }])(
  'refuses %j',
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

it('refuses a public address that the pages and the API could not both begin at', () => {
  const told = { PUBLIC_URL: 'https://sauda.example/portal', API_URL: 'http://api.example' }
  expect(() => readConfiguration(told, [])).toThrow('PUBLIC_URL is the root of a host')
})
