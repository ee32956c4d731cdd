import * as company from './company/index.ts'
import type { Portal } from './index.ts'

/** The calls about the own company, with the arguments of the contract's examples. */
export const COMPANY_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  getCompany: (portal) => company.getCompany(portal),
  updateCompany: (portal) =>
    company.updateCompany(portal, {
      version: 3,
      data: { trade: 'Тормозные системы', phones: ['+77010000012'] },
    }),
  setShopDay: (portal) =>
    company.setShopDay(portal, { date: '2026-12-16', opens: null, closes: null, note: 'Инвентаризация' }),
  removeShopDay: (portal) => company.removeShopDay(portal, '2026-12-16'),
  setDoorPhoto: (portal) => company.setDoorPhoto(portal, new File(['x'], 'door.jpg')),
  removeDoorPhoto: (portal) => company.removeDoorPhoto(portal),
}
