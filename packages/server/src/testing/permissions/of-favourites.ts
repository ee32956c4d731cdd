import { ad } from '../ads.ts'
import { ALL, ONLY_OWN, type Row, type Scene, SIGNED_IN } from './row.ts'

/** Favourites are the person's own: another person's id is found by nobody, not by staff either. */
function own(path: string, more: (scene: Scene) => object | Promise<object> = () => ({})): Row {
  return {
    ask: async (scene) => ({
      path: `/api/userFavorite/${path}`,
      json: { user_id: scene.of.id, ...(await more(scene)) },
    }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  }
}

const live = ({ test, of }: Scene) => ad(test, of.id, { status: 31, live: true })
const one = async (scene: Scene) => ({ user_banner_id: await live(scene) })

/** Saved ads, and views. */
export const OF_FAVOURITES = {
  favouritePage: own('pagination'),
  allFavourites: own('all'),
  addFavourite: own('add', one),
  removeFavourite: own('remove', one),
  mergeFavourites: own('merge', () => ({ favourites: [] })),
  showFavourites: {
    ask: () => ({ path: '/api/userFavorite/show', json: { favourites: [] } }),
    own: ALL,
    foreign: ALL,
  },
  viewAd: {
    ask: async (scene) => ({ path: `/api/userBanner/view/${await live(scene)}` }),
    own: ALL,
    foreign: ALL,
  },
} satisfies Record<string, Row>
