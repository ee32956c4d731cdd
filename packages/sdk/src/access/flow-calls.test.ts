import { describe, expect, test } from 'vitest'
import { serveAnswer } from '../client/test-server.ts'
import { createPortal, type Portal } from '../index.ts'
import {
  acceptInvitation,
  checkCode,
  currentFlow,
  type FlowOptions,
  finishRegistration,
  followAccessLink,
  leaveFlow,
  registerUser,
  registrationNext,
  restoreAccess,
  setPassword,
} from './flow-calls.ts'

const EMAIL = 'person+parts@sauda.example'
const password = 'correct horse battery'

const CALLS: Record<string, (portal: Portal, options?: FlowOptions) => Promise<unknown>> = {
  registerUser: (portal, options) => registerUser(portal, { email: EMAIL }, options),
  restoreAccess: (portal, options) => restoreAccess(portal, EMAIL, options),
  checkCode: (portal, options) => checkCode(portal, '402917', options),
  registrationNext: (portal, options) => registrationNext(portal, { kind: 'person', name: 'Ли' }, options),
  finishRegistration: (portal, options) => finishRegistration(portal, { password }, options),
  setPassword: (portal, options) => setPassword(portal, 12, { password }, options),
  acceptInvitation: (portal, options) => acceptInvitation(portal, 'y0vQ3m8Z', options),
  followAccessLink: (portal, options) => followAccessLink(portal, 'y0vQ3m8Z', options),
  currentFlow,
  leaveFlow,
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test('sends X-Access-Flow for a program and not for a browser', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: true })
    const portal = createPortal({ baseUrl })
    await call(portal, { flow: 'new' })
    await call(portal, { flow: 'qL2v' })
    await call(portal, { timeout: 5000 })
    await call(portal)
    expect(requests.map(({ headers }) => headers['x-access-flow'])).toEqual([
      'new',
      'qL2v',
      undefined,
      undefined,
    ])
  })

  test('throws the error of the portal', async () => {
    const { baseUrl } = await serveAnswer(410, { message: 'x', code: 'flow_over' })
    await expect(call(createPortal({ baseUrl }))).rejects.toMatchObject({ status: 410, code: 'flow_over' })
  })
})

test('encodes the address in the path', async () => {
  const { baseUrl, requests } = await serveAnswer(200, { data: null })
  for (const email of [EMAIL, 'a/b?c#d@sauda.example', '../auth', 'ә@b.kz']) {
    await restoreAccess(createPortal({ baseUrl }), email)
    expect(decodeURIComponent(requests.at(-1)?.url ?? '')).toBe(`/api/user/restore/${email}`)
    expect(requests.at(-1)?.url?.split('/')).toHaveLength(5)
  }
})
