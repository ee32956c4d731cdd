import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFormLock, type LockState } from './form-lock.ts'

type Holder = { name: string; reject: (error: Error) => void; ended: Promise<unknown> }

/** A browser's locks: one holder, whoever asks next waits. */
function fakeLocks() {
  let holder: Holder | undefined
  const queue: (() => void)[] = []
  const grant = (name: string, run: (lock: Lock | null) => unknown) =>
    new Promise((resolve, reject) => {
      const ended = Promise.resolve(run({ name, mode: 'exclusive' }))
      const own: Holder = { name, reject, ended }
      holder = own
      void ended.then(() => {
        if (holder !== own) return
        holder = undefined
        queue.shift()?.()
        resolve(undefined)
      })
    })
  return {
    async request(name: string, options: LockOptions, run: (lock: Lock | null) => unknown) {
      if (options.steal) {
        holder?.reject(new Error('stolen'))
        return grant(name, run)
      }
      if (!holder) return grant(name, run)
      if (options.ifAvailable) return run(null)
      return new Promise((resolve, reject) => {
        const next = () => resolve(grant(name, run))
        queue.push(next)
        options.signal?.addEventListener('abort', () => {
          if (queue.includes(next)) queue.splice(queue.indexOf(next), 1)
          reject(new Error('timeout'))
        })
      })
    },
  }
}

/** Tabs of one browser. */
function tabs() {
  const locks = fakeLocks()
  const channels: { onmessage: ((event: MessageEvent) => unknown) | null }[] = []
  return (onAsked: () => Promise<unknown> = async () => undefined) => {
    const states: LockState[] = []
    const channel = {
      onmessage: null as ((event: MessageEvent) => unknown) | null,
      postMessage: () => {
        for (const other of channels)
          if (other !== channel) void other.onmessage?.(new MessageEvent('message'))
      },
      close: () => void channels.splice(channels.indexOf(channel), 1),
    }
    channels.push(channel)
    const lock = createFormLock('draft', {
      locks: locks as never,
      channel: channel as never,
      onState: (state) => states.push(state),
      onAsked,
    })
    lock.begin()
    return { ...lock, states }
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

it('the second tab does not get the draft', async () => {
  const open = tabs()
  const [first, second] = [open(), open()]
  await settle()
  expect([first.states, second.states]).toEqual([['mine'], ['elsewhere']])
})

it('the first tab saves the draft before the second has it, and can take it back', async () => {
  const open = tabs()
  const { promise: saved, resolve: save } = Promise.withResolvers<void>()
  const [first, second] = [open(() => saved), open()]
  await settle()
  second.take()
  await settle()
  expect([first.states, second.states]).toEqual([['mine'], ['elsewhere']])
  save()
  await settle()
  expect([first.states, second.states]).toEqual([
    ['mine', 'elsewhere'],
    ['elsewhere', 'mine'],
  ])
  first.take()
  await settle()
  expect([first.states.at(-1), second.states.at(-1)]).toEqual(['mine', 'elsewhere'])
})

it('a tab that is closed leaves the draft to one that waits, or to the next', async () => {
  const open = tabs()
  const [first, second] = [open(), open()]
  await settle()
  first.stop()
  await settle()
  expect([first.states, second.states]).toEqual([['mine'], ['elsewhere', 'mine']])
  second.stop()
  await settle()
  const third = open()
  await settle()
  expect(third.states).toEqual(['mine'])
})

it('a tab that does not answer loses the draft, and cannot change it any more', async () => {
  const open = tabs()
  const [first, second] = [open(() => new Promise(() => undefined)), open()]
  await settle()
  second.take()
  await vi.advanceTimersByTimeAsync(1499)
  expect(second.states).toEqual(['elsewhere'])
  await vi.advanceTimersByTimeAsync(1)
  expect([first.states, second.states]).toEqual([
    ['mine', 'elsewhere'],
    ['elsewhere', 'mine'],
  ])
})
