import * as paths from '@sauda/sdk/paths'

/** Russian paths of what belongs to promotions besides their pages. */
export const promotionPicture = (id: number) => `${paths.promotion(id)}/picture.jpg`
export const promotionsFeed = `${paths.promotions}.rss`
