import { createPortal } from '@sauda/sdk'
import { setUserRole } from '@sauda/sdk/people'
import { expect, it } from 'vitest'
import { withProof } from './with-proof.ts'

type Answer = { status: number; body: unknown }

const DONE = { status: 200, body: { data: true } }
const refused = (status: number, code: string, errors?: object) => ({
  status,
  body: { code, message: code, request_id: 'r', ...(errors && { errors }) },
})

/** A portal that gives these answers, and the paths that were asked. */
function portalOf(...answers: Answer[]) {
  const asked: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal',
    fetch: async (address) => {
      asked.push(new URL(String(address)).pathname)
      const { status, body } = answers.shift() ?? DONE
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    },
  })
  return { portal, asked }
}

async function run(password: string | null, ...answers: Answer[]) {
  const { portal, asked } = portalOf(...answers)
  const form = new FormData()
  if (password !== null) form.set('password', password)
  const proved = await withProof(portal, form, () => setUserRole(portal, 5, { role_id: 4, was: 3 }))
  return { proved, asked }
}
const [PROVE, ACT] = ['/api/session/prove', '/api/user/setRole/5']

it.each([null, ''])('an act without a password (%j) is tried at once', async (password) => {
  const { proved, asked } = await run(password, DONE)
  expect([proved, asked]).toEqual([{ ok: true }, [ACT]])
})

it('an act that needs the password asks for it', async () => {
  const { proved } = await run(null, refused(403, 'password_again'))
  expect(proved).toMatchObject({ ok: false, asksPassword: true, error: { code: 'password_again' } })
})

it('a password is proved before the act', async () => {
  const { proved, asked } = await run('секрет', DONE, DONE)
  expect([proved, asked]).toEqual([{ ok: true }, [PROVE, ACT]])
})

it.each([refused(422, 'invalid', { password: ['wrong'] }), refused(429, 'too_many_requests')])(
  'after a refused password ($body.code) nothing is done, and it is asked for again',
  async (answer) => {
    const { proved, asked } = await run('секрет', answer)
    expect(asked).toEqual([PROVE])
    expect(proved).toMatchObject({ ok: false, asksPassword: true })
  },
)

it('an act that fails for another reason does not ask for the password', async () => {
  const { proved } = await run('секрет', DONE, refused(409, 'changed_meanwhile'))
  expect(proved).toMatchObject({ ok: false, asksPassword: false, error: { code: 'changed_meanwhile' } })
})
