/** A fall that is told: what an ad costs now, and what it cost; whole tenge. */
export interface Fall {
  user_id: number
  ad_id: number
  title: string
  title_kk: string | null
  price: number
  was: number
}

/** Sorts falls: the one that is the largest part of its price first. */
export function byShare(falls: readonly Fall[]): Fall[] {
  return falls.toSorted((a, b) => a.price / a.was - b.price / b.was || a.ad_id - b.ad_id)
}
