/** Russian paths of what belongs to promotions besides their pages. */
export const promotionPicture = (id: number) => `/promotions/${id}/picture.jpg`
export const promotionsFeed = '/promotions.rss'
