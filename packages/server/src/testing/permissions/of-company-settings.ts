import { almatyDay } from '@sauda/sdk/company'
import { picture } from '../pictures.ts'
import { forRoles, type Row } from './row.ts'

/** Nobody names a company: it is the one for which the user acts. */
const ONLY_COMPANIES = [401, 200, 403, 403, 403, 403, 401] as const

async function door(): Promise<FormData> {
  const form = new FormData()
  form.append('image', await picture())
  return form
}

/** The settings of the company that the user acts for. */
export const OF_COMPANY_SETTINGS = {
  getCompany: forRoles(ONLY_COMPANIES, () => ({ method: 'GET', path: '/api/company/get' })),
  updateCompany: forRoles(ONLY_COMPANIES, () => ({
    path: '/api/company/update',
    json: { version: 1, data: { trade: 'Тормоза' } },
  })),
  setShopDay: forRoles(ONLY_COMPANIES, ({ test }) => ({
    path: '/api/company/setHours',
    json: { date: almatyDay(test.clock.now()), opens: null, closes: null, note: null },
  })),
  removeShopDay: forRoles(ONLY_COMPANIES, () => ({
    path: '/api/company/removeHours',
    json: { date: '2026-12-16' },
  })),
  setDoorPhoto: forRoles(ONLY_COMPANIES, async () => ({
    path: '/api/company/doorPhoto',
    form: await door(),
  })),
  removeDoorPhoto: forRoles(ONLY_COMPANIES, () => ({ path: '/api/company/removeDoorPhoto' })),
} satisfies Record<string, Row>
