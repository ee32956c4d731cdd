import { ad } from '../ads.ts'
import { person } from '../people.ts'
import { CLEAN, report, review } from '../reviews.ts'
import { ALL, forRoles, ONLY_OWN, ONLY_STAFF, type Row, type Scene, SIGNED_IN } from './row.ts'

/** A public ad of somebody. */
const liveAd = ({ test }: Scene, of: number) => ad(test, of, { status: 31, live: true })

/** A public ad of a stranger. */
async function adOfStranger(scene: Scene): Promise<number> {
  return liveAd(scene, (await person(scene.test, 5)).id)
}

/** A public review that somebody wrote of a stranger's ad. */
async function writtenBy(scene: Scene, of: number): Promise<number> {
  return review(scene.test, await adOfStranger(scene), of)
}

/** A stranger's review of an ad that somebody sells. */
async function aboutAdOf(scene: Scene, of: number, options = {}): Promise<number> {
  const author = await person(scene.test, 5)
  return review(scene.test, await liveAd(scene, of), author.id, options)
}

const REFUSED = [401, 409, 409, 409, 409, 409, 401] as const

/** Reviews of ads, replies to them and reports about them. */
export const OF_REVIEWS = {
  reviewPage: {
    ask: async (scene) => ({
      path: '/api/userReview/pagination',
      json: { list: 'ad', user_banner_id: await liveAd(scene, scene.of.id) },
    }),
    own: ALL,
    foreign: ALL,
  },
  allReviews: forRoles(ONLY_STAFF, () => ({ path: '/api/userReview/all', json: { list: 'all' } })),
  reviewsOfAd: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/userReview/ofAd/${await ad(test, of.id)}`,
    }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  getReview: {
    ask: async (scene) => ({
      method: 'GET',
      path: `/api/userReview/getById/${await review(scene.test, await adOfStranger(scene), scene.of.id, {
        held: ['words'],
      })}`,
    }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  countReviews: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/userReview/count/${of.id}` }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  createReview: {
    ask: async (scene) => ({
      path: '/api/userReview/create',
      json: { user_banner_id: await liveAd(scene, scene.of.id), stars: 5, text: CLEAN },
    }),
    // Nobody reviews the own ad.
    own: REFUSED,
    foreign: SIGNED_IN,
  },
  editReview: {
    ask: async (scene) => ({
      path: `/api/userReview/edit/${await writtenBy(scene, scene.of.id)}`,
      json: { stars: 2, text: CLEAN },
    }),
    own: SIGNED_IN,
    foreign: REFUSED,
  },
  deleteReview: {
    ask: async (scene) => ({
      path: `/api/userReview/delete/${await writtenBy(scene, scene.of.id)}`,
      json: { reason: 'insult' },
    }),
    own: SIGNED_IN,
    foreign: [401, 409, 200, 200, 200, 409, 401],
  },
  replyToReview: {
    ask: async (scene) => ({
      path: `/api/userReview/reply/${await aboutAdOf(scene, scene.of.id)}`,
      json: { text: 'Спасибо.' },
    }),
    own: SIGNED_IN,
    foreign: REFUSED,
  },
  editReviewReply: {
    ask: async (scene) => ({
      path: `/api/userReview/editReply/${await aboutAdOf(scene, scene.of.id, { reply: 'Спасибо.' })}`,
      json: { text: 'Спасибо!' },
    }),
    own: SIGNED_IN,
    foreign: REFUSED,
  },
  reportReview: {
    ask: async (scene) => ({
      path: `/api/userReview/report/${await aboutAdOf(scene, scene.of.id)}`,
      json: { reason: 'advert' },
    }),
    own: SIGNED_IN,
    // Staff delete it instead.
    foreign: [401, 200, 409, 409, 409, 200, 401],
  },
  decideReview: {
    ask: async (scene) => {
      const id = await writtenBy(scene, scene.of.id)
      await report(scene.test, id, (await person(scene.test, 5)).id)
      return { path: `/api/userReview/decide/${id}`, json: { decision: 'keep', reason: 'within_rules' } }
    },
    // Staff do not decide about their own.
    own: [401, 403, 409, 409, 409, 403, 401],
    foreign: ONLY_STAFF,
  },
} satisfies Record<string, Row>
