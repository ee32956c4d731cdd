import { adFields, adForm, photoForm } from '@sauda/sdk/ads'
import { ad, DRAFT } from '../ads.ts'
import { room } from '../people.ts'
import { namedPhotos, storedPhoto } from '../photos.ts'
import { picture } from '../pictures.ts'
import { ALL, forRoles, ONLY_STAFF, OWN_OR_STAFF, open, type Row, SIGNED_IN } from './row.ts'

/** Ads, from the form to the catalogue, and their moderation. */
export const OF_ADS = {
  adPage: {
    ask: ({ of }) => ({
      path: '/api/userBanner/pagination',
      json: { list: 'own', seller_id: of.id, user_id: of.id },
    }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  allAds: {
    ask: ({ of }) => ({ path: '/api/userBanner/all', json: { list: 'new', seller_id: of.id } }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  adAddressParts: open('/api/userBanner/addressParts'),
  adAddresses: open('/api/userBanner/addresses?part=1'),
  adRooms: {
    ask: ({ of }) => ({ path: '/api/userBanner/rooms', json: { user_id: of.id } }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  readTitle: {
    ask: () => ({ path: '/api/userBanner/readTitle', json: { title: 'Фара на Камри' } }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  stagePhoto: {
    ask: async ({ of }) => {
      const form = photoForm(await picture())
      form.append('user_id', String(of.id))
      return { path: '/api/userBanner/stagePhoto', form }
    },
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  createAd: {
    ask: async ({ test, me, of }) => {
      const foreign = me?.id !== of.id
      const rooms = foreign ? [await room(test, { tenant: of.id })] : []
      const form = adForm(adFields({ ...DRAFT, room_ids: rooms }), [])
      form.append('user_id', String(of.id))
      form.append('status', '31')
      return { path: '/api/userBanner/create', form }
    },
    own: SIGNED_IN,
    foreign: [401, 422, 422, 422, 422, 422, 401],
  },
  publishAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/publish/${await ad(test, of.id)}` }),
    own: ONLY_STAFF,
    foreign: OWN_OR_STAFF,
  },
  undoPublication: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const plan = { publish_at: test.clock.now(), publish_by: of.id }
      await test.db.updateTable('ads').set(plan).where('id', '=', id).execute()
      return { path: `/api/userBanner/undoPublish/${id}` }
    },
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  updateAd: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const form = adForm(adFields(DRAFT), [])
      form.append('id', String(id))
      return { path: `/api/userBanner/update/${id}`, form }
    },
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  removeAdImage: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const [key] = await namedPhotos(test, id, 1)
      return { path: '/api/userBanner/removeImage', json: { id, key } }
    },
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  takeDownAdImage: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const [key] = await namedPhotos(test, id, 1)
      return { path: '/api/userBanner/takeDownImage', json: { id, key, reason: 'personal' } }
    },
    own: ONLY_STAFF,
    foreign: OWN_OR_STAFF,
  },
  needEdits: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/needEdits/${await ad(test, of.id)}`,
      json: { reason: 'text' },
    }),
    own: ONLY_STAFF,
    foreign: OWN_OR_STAFF,
  },
  unpublishAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/unpublish/${await ad(test, of.id, { status: 31, live: true })}`,
      json: { reason: 'outdated' },
    }),
    own: SIGNED_IN,
    // Published ads are public.
    foreign: ONLY_STAFF,
  },
  archiveAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/archive/${await ad(test, of.id)}` }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  deleteAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/delete/${await ad(test, of.id)}`,
      json: { reason: 'fraud' },
    }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  activateAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/activate/${await ad(test, of.id, { status: 30, approved: true })}`,
    }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  raiseAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/up/${await ad(test, of.id, { status: 31, live: true })}`,
    }),
    own: SIGNED_IN,
    foreign: ONLY_STAFF,
  },
  bulkAds: {
    ask: async ({ test, of }) => ({
      path: '/api/userBanner/bulk',
      json: { action: 'publish', ids: [await ad(test, of.id)] },
    }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  adModeration: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/userBanner/moderation/${await ad(test, of.id)}`,
    }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  moderationQueue: {
    ask: () => ({ method: 'GET', path: '/api/userBanner/queue' }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  moderationPace: forRoles(SIGNED_IN, () => ({ method: 'GET', path: '/api/userBanner/pace' })),
  watchAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/watch/${await ad(test, of.id)}` }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  complainAboutAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/complain/${await ad(test, of.id, { status: 31, live: true })}`,
      json: { reason: 'sold' },
    }),
    own: ALL,
    foreign: ALL,
  },
  complainedAds: {
    ask: () => ({ method: 'GET', path: '/api/userBanner/complaints' }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  reviewComplaints: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/reviewComplaints/${await ad(test, of.id)}`,
      json: { up_to: 1 },
    }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  getAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/getById/${await ad(test, of.id)}` }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  countAds: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/userBanner/count/${of.id}` }),
    own: SIGNED_IN,
    foreign: [401, 404, 404, 404, 404, 404, 401],
  },
  showPhone: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/showPhone/${await ad(test, of.id)}` }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  getPhoto: {
    ask: async ({ test, of }) => ({ method: 'GET', path: await storedPhoto(test, await ad(test, of.id)) }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
} satisfies Record<string, Row>
