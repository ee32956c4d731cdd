/** The most favourites of a user. */
export const MOST_FAVOURITES = 500

/** The most favourites that the browser of a guest keeps. */
export const MOST_KEPT_FAVOURITES = 100

/** For how many days a favourite that is gone is kept. */
export const GONE_FAVOURITE_DAYS = 90
