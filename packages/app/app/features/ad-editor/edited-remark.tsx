import { type Ad, adReasonLabel } from '@sauda/sdk/ads'
import { longDate } from '@sauda/sdk/language'
import { Badge, RemarkBox } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { adActWords } from '../ad-actions/words.ts'

/** The remark of staff who sent the ad back or took it down. */
export function EditedRemark({ remark }: { remark: NonNullable<Ad['remark']> }) {
  const adActs = useWords(adActWords)
  const language = useLanguage()
  const { action, reason, comment, at } = remark
  return (
    <RemarkBox
      title={adActs.remark[action]}
      heading="h3"
      reason={reason && <Badge tone="warning">{adReasonLabel(reason, language)}</Badge>}
      date={longDate(at, language)}
    >
      {comment}
    </RemarkBox>
  )
}
