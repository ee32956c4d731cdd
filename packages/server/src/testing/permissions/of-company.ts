import { application, companyInvitation } from '../newcomers.ts'
import { colleague, person } from '../people.ts'
import { ALL, forRoles, type Row } from './row.ts'

const ONLY_OWNERS = [401, 200, 403, 403, 403, 403, 401] as const
/** What concerns people of another company does not exist for an owner. */
const NOT_OTHERS = [401, 404, 403, 403, 403, 403, 401] as const

/** People of a company. */
export const OF_COMPANY = {
  listColleagues: forRoles(ONLY_OWNERS, () => ({ method: 'GET', path: '/api/company/people' })),
  inviteColleague: forRoles(ONLY_OWNERS, () => ({
    path: '/api/company/invite',
    json: { function: 'seller' },
  })),
  withdrawInvitation: {
    ask: async ({ test, of }) => ({
      path: `/api/company/withdraw/${(await companyInvitation(test, await inCompany(test, of))).id}`,
    }),
    own: ONLY_OWNERS,
    foreign: NOT_OTHERS,
  },
  changeFunction: {
    ask: async ({ test, of }) => ({
      path: `/api/company/changeFunction/${(await colleague(test, await inCompany(test, of), 'seller')).id}`,
      json: { function: 'accountant' },
    }),
    own: ONLY_OWNERS,
    foreign: NOT_OTHERS,
  },
  handOver: {
    ask: async ({ test, of }) => ({
      path: `/api/company/handOver/${(await colleague(test, await inCompany(test, of), 'seller')).id}`,
      json: {},
    }),
    own: ONLY_OWNERS,
    foreign: NOT_OTHERS,
  },
  removeColleague: {
    ask: async ({ test, of }) => ({
      path: `/api/company/remove/${(await colleague(test, await inCompany(test, of), 'seller')).id}`,
    }),
    own: ONLY_OWNERS,
    foreign: NOT_OTHERS,
  },
  decideMembershipRequest: {
    ask: async ({ test, of }) => {
      const { company_id } = await inCompany(test, of)
      const { bin } = await test.db
        .selectFrom('companies')
        .select('bin')
        .where('id', '=', company_id ?? 0)
        .executeTakeFirstOrThrow()
      const asks = await application(test, (await person(test, 5)).id, { bin })
      return { path: `/api/company/decide/${asks}`, json: { accept: true, function: 'seller' } }
    },
    own: ONLY_OWNERS,
    foreign: NOT_OTHERS,
  },
  joinCompany: forRoles([401, 200, 403, 403, 403, 200, 401], async ({ test }) => ({
    path: '/api/company/join',
    json: { token: (await companyInvitation(test, await person(test, 1))).token },
  })),
  leaveCompany: {
    ask: async ({ test, of }) => {
      const home = await inCompany(test, of)
      // The company keeps an owner.
      await colleague(test, home, 'owner')
      return { path: `/api/company/leave/${home.company_id}` }
    },
    own: [401, 200, 404, 404, 404, 404, 401],
    foreign: [401, 404, 404, 404, 404, 404, 401],
  },
  readInvitation: forRoles(ALL, async ({ test }) => ({
    path: '/api/invitation/read',
    json: { token: (await companyInvitation(test, await person(test, 1))).token },
  })),
  declineInvitation: forRoles(ALL, async ({ test }) => ({
    path: '/api/invitation/decline',
    json: { token: (await companyInvitation(test, await person(test, 1))).token },
  })),
} satisfies Record<string, Row>

/** A person of a company: the one asked about, or somebody else if that one has none. */
async function inCompany(test: Parameters<typeof person>[0], of: Awaited<ReturnType<typeof person>>) {
  return of.company_id === null ? person(test, 1) : of
}
