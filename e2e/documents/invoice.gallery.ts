import { rowsOf } from '../portal/documents.ts'
import { gallery } from '../portal/gallery.ts'

gallery(
  'an invoice, which is not signed',
  [
    {
      state: 'as its tenant reads it',
      path: async (page) => `/invoice/${(await rowsOf(page, 'invoice', { limit: 1 }))[0]?.id}`,
    },
  ],
  { as: 1 },
)
