import { expect, it } from 'vitest'
import { comesFromUs } from './same-origin.ts'

const url = 'http://sauda.example/login'

function sent(method: string, headers: Record<string, string>): boolean {
  return comesFromUs({ method, url, headers: new Headers(headers) })
}

it.each(['GET', 'HEAD', 'OPTIONS'])('allows %s from any site', (method) => {
  expect(sent(method, { origin: 'https://elsewhere.example' })).toBe(true)
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('allows %s from our own pages', (method) => {
  expect(sent(method, { origin: 'http://sauda.example' })).toBe(true)
  expect(sent(method, { origin: 'https://sauda.example' })).toBe(true)
  expect(sent(method, { 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(sent(method, { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
})

it('allows a form of the public address, whatever host a proxy requests', () => {
  const headers = new Headers({ origin: 'https://sauda.example', host: 'inside:3000' })
  const request = { method: 'POST', url: 'http://inside:3000/login', headers }
  expect(comesFromUs(request, 'https://sauda.example')).toBe(true)
  expect(comesFromUs(request, 'http://sauda.example')).toBe(false)
  expect(comesFromUs(request)).toBe(false)
})

it.each([
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'http://sauda.example.elsewhere.example' }],
  [{ origin: 'http://sauda.example:8080' }],
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'null', 'sec-fetch-site': 'none' }],
  [{ origin: '' }],
  [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{}],
])('rejects POST with %j', (headers: Record<string, string>) => {
  expect(sent('POST', headers)).toBe(false)
})
