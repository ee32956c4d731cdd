/**
 * @typedef {import('./program.mjs').World} World
 * @typedef {import('./program.mjs').Fact} Fact
 * @typedef {Awaited<ReturnType<typeof signIns>>} People
 */

/**
 * Signs in as the people of the demo centre whom the other facts need.
 *
 * @param {World} world
 * @param {Fact} fact
 */
export async function signIns({ core, access, origin, address, login: own, passwords }, fact) {
  /** @param {Partial<import('@sauda/sdk').PortalOptions>} options */
  const portalOf = (options = {}) =>
    core.createPortal({
      baseUrl: origin,
      language: 'ru',
      onRequest: ({ headers }) => headers.set('X-Forwarded-For', address),
      ...options,
    })
  const guest = portalOf()

  /** @param {string} login */
  const signIn = async (login) => {
    const password = passwords[login] ?? 'not a password'
    const { user, token, error } = {
      token: null,
      ...(await access.signIn(guest, { login, password, issue_token: true })),
    }
    if (error) throw error
    return { user, token: token ?? '', portal: portalOf({ token: token ?? undefined }) }
  }

  const person = await signIn(own)
  const manager = await signIn('manager@sauda.example')
  await fact('a token', () => person.token.length > 20)
  await fact('the user of the token', async () => (await access.me(person.portal))?.email === own)
  await fact('a guest', () => access.me(guest))
  await fact('a wrong password', async () => {
    const { error } = await access.signIn(guest, { login: `nobody@${address}.example`, password: 'wrong' })
    return [error?.status, error?.code]
  })
  await fact('a session that has ended', async () => {
    const { portal } = await signIn(own)
    await access.signOut(portal)
    return core
      .attempt(access.listSessions(portal))
      .then(({ ok, ...rest }) => [ok, 'value' in rest && rest.value.error?.code])
  })
  return { portalOf, signIn, guest, person, manager }
}
