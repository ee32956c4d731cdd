export type {
  CompanyChange,
  CompanySettings,
  CompanyUpdate,
  ShopDay,
  TradeGroup,
} from '../generated/schemas.ts'
export {
  getCompany,
  removeDoorPhoto,
  removeShopDay,
  setDoorPhoto,
  setShopDay,
  updateCompany,
} from './calls.ts'
export { type CheckedCompany, COMPANY_LIMITS, checkCompany } from './settings.ts'
export { almatyDay, type CheckedShopDay, checkShopDay, dayAhead, SHOP_DAYS_AHEAD } from './shop-day.ts'
