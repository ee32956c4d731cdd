import type { OpenedSigner, Signer } from '@sauda/sdk/signing'
import { expect, test } from 'vitest'
import { createChoice, type Way } from './signer-choice.ts'

function stage(first: Way | null) {
  const opened: string[] = []
  const none: OpenedSigner = { several: true, sign: async function* () {}, close: () => undefined }
  const named = (name: string): Signer => ({
    name,
    ofSession: name === 'eGov Mobile',
    open: async () => {
      opened.push(name)
      return none
    },
  })
  const signers = { computer: named('NCALayer'), phone: named('eGov Mobile') }
  return { opened, choice: createChoice({ first, signers, onChange: () => undefined }) }
}

const open = (signer: Signer, signal = new AbortController().signal) => signer.open({ signal })

test('opens what was chosen before', async () => {
  const { opened, choice } = stage('phone')
  await open(choice.signer)
  expect([opened, choice.way()]).toEqual([['eGov Mobile'], 'phone'])
})

test('waits for the choice, and says that it has', async () => {
  const { opened, choice } = stage(null)
  const opening = open(choice.signer)
  expect(opened).toEqual([])
  expect(choice.choose('computer')).toBe(true)
  await opening
  expect([opened, choice.way()]).toEqual([['NCALayer'], 'computer'])
})

test('another choice has to be opened anew', async () => {
  const { opened, choice } = stage('computer')
  await open(choice.signer)
  expect(choice.choose('phone')).toBe(false)
  await open(choice.signer)
  expect(opened).toEqual(['NCALayer', 'eGov Mobile'])
})

test('stops waiting for a user who gives up', async () => {
  const { opened, choice } = stage(null)
  const giveUp = new AbortController()
  const opening = open(choice.signer, giveUp.signal)
  giveUp.abort(new Error('given up'))
  await expect(opening).rejects.toThrow('given up')
  expect(choice.choose('phone')).toBe(false)
  expect(opened).toEqual([])
})

test('signs documents of one session only where the chosen signer does', () => {
  const { choice } = stage(null)
  expect(choice.signer.ofSession).toBe(false)
  choice.choose('phone')
  expect(choice.signer.ofSession).toBe(true)
  choice.choose('computer')
  expect(choice.signer.ofSession).toBe(false)
})
