import { adDrawing } from '@sauda/sdk/ads'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Trx } from '../../../platform/database/transaction.ts'
import { type MailPicture, sendMail } from '../../../platform/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { readerOf } from '../../people/users.ts'
import { type AdNews, announceAd } from '../announce.ts'
import { type AdSight, findAdSight } from '../photos/photo-queries.ts'
import { fileOf } from '../photos/photos.ts'
import { peopleOf } from '../seller.ts'
import { endingAdLetter, type Renewal } from './letters/ending-ad.ts'

export interface EndingAd {
  ad: AdNews['ad']
  expiresAt: Date
  /** What the e-mail offers to one of those whose ad it is. */
  renewal(userId: number): Promise<Renewal>
}

/** Warns those whose ad it is that its term ends soon, by a notification and an e-mail, in the transaction of the warning. */
export async function announceEnd(
  deps: Pick<Deps, 'clock' | 'push' | 'jobs' | 'publicUrl'>,
  trx: Trx,
  { ad, expiresAt, renewal }: EndingAd,
): Promise<void> {
  await announceAd(deps, trx, { type: NOTIFICATION_TYPE.ad.ending, ad, actorId: null })
  const picture = pictureOf(await findAdSight(trx, ad.id))
  for (const id of await peopleOf(trx, ad)) {
    const owner = await readerOf(trx, id)
    if (!owner) continue
    const facts = { ad, expiresAt, renewal: await renewal(id), name: owner.name, publicUrl: deps.publicUrl }
    await sendMail(deps, trx, { to: owner.email, ...endingAdLetter(facts, owner.language), picture })
  }
}

/** The cover of an ad, or the drawing that pages show in its place. */
function pictureOf(ad: AdSight | undefined): MailPicture {
  if (ad?.files) return { stored: fileOf(ad.files, 'small.webp') }
  return { drawing: adDrawing(ad ?? { kind: 'goods', category: null }) }
}
