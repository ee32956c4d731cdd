export type { Brand, Contact, ContactHours, ContactPhone, Service, SparePart } from '../generated/schemas.ts'
export {
  getContact,
  listBrands,
  listServices,
  listSpareParts,
} from './calls.ts'
