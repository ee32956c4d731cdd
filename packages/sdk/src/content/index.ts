export {
  type Brand,
  type Contact,
  getContact,
  listBrands,
  listServices,
  listSpareParts,
  type Service,
  type SparePart,
} from './calls.ts'
