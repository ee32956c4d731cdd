import type { Contact } from '@sauda/sdk/content'

/** Contacts of a centre, for tests. */
export const testContact: Contact = {
  phones: [{ phone: '+77272000000', label: 'Справочная', label_kk: 'Анықтама' }],
  address: 'Алматы, Северное кольцо, 7',
  address_kk: '',
  email: null,
  hours: [{ weekdays: [1, 7], from: '10:00', to: '19:00' }],
  exceptions: [
    { date: '2026-12-30', opens: '10:00', closes: '24:00', note: null, note_kk: null },
    { date: '2026-12-31', opens: null, closes: null, note: 'Перед Новым годом', note_kk: null },
  ],
  route: null,
  route_kk: null,
  map_link: 'https://www.openstreetmap.org/?mlat=43.3005&mlon=76.9430',
}
