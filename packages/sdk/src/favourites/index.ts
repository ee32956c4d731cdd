export type {
  Favourite,
  FavouriteCounts,
  FavouriteFilter,
  FavouriteIds,
  FavouriteList,
  FavouriteMerged,
  FavouritePageRequest,
  FavouritePrice,
  FavouriteRequest,
  FavouriteState,
  KeptFavourite,
} from '../generated/schemas.ts'
export {
  addFavourite,
  allFavourites,
  type FavouritePage,
  favouritePage,
  mergeFavourites,
  removeFavourite,
  showFavourites,
} from './calls.ts'
export { joinFavourites } from './kept.ts'
export { GONE_FAVOURITE_DAYS, MOST_FAVOURITES, MOST_KEPT_FAVOURITES } from './limits.ts'
export {
  byFallAndDate,
  type ComparedFavourite,
  hasFallen,
  isGone,
  type PriceChange,
  type PricedAd,
  type PricedFavourite,
  priceChange,
} from './price-change.ts'
export {
  isWorthTelling,
  LEAST_FALL,
  LEAST_FALL_PERCENT,
  type PriceAt,
  type PriceFall,
  priceFall,
  type ToldFall,
  type ToldPrice,
  type WatchedPrice,
} from './price-fall.ts'
export { goneLabel } from './state-label.ts'
