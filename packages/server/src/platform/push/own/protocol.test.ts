import { describe, expect, it } from 'vitest'
import { CLOSING, established, readMessage } from './protocol.ts'

describe('a message', () => {
  it.each([
    ['a ping', { event: 'pusher:ping', data: {} }, { kind: 'ping' }],
    ['a pong without data', { event: 'pusher:pong' }, { kind: 'pong' }],
    [
      'a subscription',
      { event: 'pusher:subscribe', data: { channel: 'private-user-1', auth: 'k:s' } },
      { kind: 'subscribe', channel: 'private-user-1', auth: 'k:s' },
    ],
    [
      'a subscription without a signature',
      { event: 'pusher:subscribe', data: { channel: 'news', auth: 7 } },
      { kind: 'subscribe', channel: 'news', auth: '' },
    ],
    [
      'the end of a subscription',
      { event: 'pusher:unsubscribe', data: { channel: 'private-user-1' } },
      { kind: 'unsubscribe', channel: 'private-user-1' },
    ],
  ])('is read: %s', (_what, message, read) => {
    expect(readMessage(JSON.stringify(message))).toEqual(read)
  })

  it.each([
    ['', 'JSON'],
    ['{', 'JSON'],
    ['null', 'JSON'],
    ['[]', 'JSON'],
    ['"pusher:ping"', 'JSON'],
    ['{}', 'unknown'],
    ['{"event":7}', 'unknown'],
    ['{"event":"pusher:signin","data":{}}', 'unknown'],
    ['{"event":"client-typing","channel":"private-user-1","data":{}}', 'no events'],
    ['{"event":"pusher:subscribe"}', 'channel'],
    ['{"event":"pusher:subscribe","data":"private-user-1"}', 'channel'],
    ['{"event":"pusher:subscribe","data":{"channel":["private-user-1"]}}', 'channel'],
    ['{"event":"pusher:unsubscribe","data":null}', 'channel'],
  ])('is rejected: %s', (text, why) => {
    expect(readMessage(text)).toEqual({ kind: 'refused', why: expect.stringContaining(why) })
  })
})

it('has its data as a JSON string', () => {
  expect(JSON.parse(JSON.parse(established('12.34', 30)).data)).toEqual({
    socket_id: '12.34',
    activity_timeout: 30,
  })
})

it('has reasons that fit a close frame', () => {
  for (const [, reason] of Object.values(CLOSING)) expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123)
})
