import { adDrawing } from '@sauda/sdk/ads'
import { NOTIFICATION_TYPE } from '@sauda/sdk/notifications'
import type { Trx } from '../../../platform/database/transaction.ts'
import { type MailPicture, sendMail } from '../../../platform/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { readerOf } from '../../people/users.ts'
import { type AdNews, announceAd } from '../announce.ts'
import { type AdSight, findAdSight } from '../photos/photo-queries.ts'
import { fileOf } from '../photos/photos.ts'
import { endingAdLetter, type Renewal } from './letters/ending-ad.ts'

export interface EndingAd {
  ad: AdNews['ad']
  expiresAt: Date
  renewal: Renewal
}

/** Warns an ad's owner that its term ends soon, by a notification and an e-mail, in the transaction of the warning. */
export async function announceEnd(
  deps: Pick<Deps, 'clock' | 'push' | 'jobs' | 'publicUrl'>,
  trx: Trx,
  { ad, expiresAt, renewal }: EndingAd,
): Promise<void> {
  await announceAd(deps, trx, { type: NOTIFICATION_TYPE.ad.ending, ad, actorId: null })
  const owner = await readerOf(trx, ad.owner_id)
  if (!owner) return
  const facts = { ad, expiresAt, renewal, name: owner.name, publicUrl: deps.publicUrl }
  const letter = endingAdLetter(facts, owner.language)
  await sendMail(deps, trx, {
    to: owner.email,
    ...letter,
    picture: pictureOf(await findAdSight(trx, ad.id)),
  })
}

/** The cover of an ad, or the drawing that pages show in its place. */
function pictureOf(ad: AdSight | undefined): MailPicture {
  if (ad?.files) return { stored: fileOf(ad.files, 'small.webp') }
  return { drawing: adDrawing(ad ?? { kind: 'goods', category: null }) }
}
