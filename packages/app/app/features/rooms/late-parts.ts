import { late } from '../../shell/late.ts'

const seller = () => import('./seller-card.tsx').then(({ SellerCard }) => SellerCard)

/** Who sells: words and links. */
export const LateSeller = late(seller, import.meta.env.SSR ? await seller() : null)
