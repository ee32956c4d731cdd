import { DETAILS, detailed, END, newEmail, newPhone, proven, registering } from '../flows.ts'
import { linkTokenTo } from '../letters.ts'
import { PASSWORD } from '../people.ts'
import type { Visitor } from '../visitor.ts'
import { ALL, forRoles, ONLY_OWN, open, type Row, SIGNED_IN } from './row.ts'

/** What a browser in the middle of a flow sends. */
function flowOf({ cookies }: Visitor): Record<string, string> {
  return { cookie: `sauda-flow=${cookies.get('sauda-flow')}` }
}

/** Sign-in, registration, password reset. */
export const OF_ACCESS = {
  auth: {
    ask: ({ me, of }) => ({
      path: '/api/user/auth',
      json: {
        login: me?.email ?? 'nobody@test.example',
        password: me?.id === of.id ? PASSWORD : 'чужой пароль',
      },
    }),
    own: [401, 200, 200, 200, 200, 200, 403],
    foreign: [401, 401, 401, 401, 401, 401, 401],
  },
  me: open('/api/session/me'),
  actFor: {
    ask: ({ of }) => ({ path: '/api/session/actFor', json: { company_id: of.company_id ?? of.id } }),
    own: [401, 200, 404, 404, 404, 404, 401],
    foreign: ONLY_OWN,
  },
  signOut: open('/api/session/signOut', 'POST'),
  registerUser: forRoles(ALL, () => ({ path: '/api/user/registration', json: { email: newEmail() } })),
  restoreAccess: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/user/restore/${of.email}` }),
    own: ALL,
    foreign: ALL,
  },
  checkCode: forRoles([422, 422, 422, 422, 422, 422, 422], async ({ test }) => ({
    path: '/api/user/codeCheck',
    headers: flowOf(await registering(test)),
    json: { code: '123456' },
  })),
  registrationNext: forRoles(ALL, async ({ test }) => ({
    path: '/api/user/next',
    headers: flowOf(await proven(test)),
    json: { ...DETAILS, phone: newPhone() },
  })),
  finishRegistration: forRoles(ALL, async ({ test }) => ({
    path: '/api/user/finish',
    headers: flowOf(await detailed(test, { ...DETAILS, phone: newPhone() })),
    json: END,
  })),
  setPassword: {
    ask: ({ of }) => ({
      path: `/api/user/password/${of.id}`,
      json: { password: 'верблюд-табурет-восемь', current_password: PASSWORD },
    }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  followAccessLink: forRoles(ALL, async ({ test }) => {
    const { email } = await registering(test)
    return { path: '/api/user/followLink', json: { token: await linkTokenTo(test, email) } }
  }),
  currentFlow: open('/api/session/flow'),
  leaveFlow: open('/api/session/leaveFlow', 'POST'),
} satisfies Record<string, Row>
