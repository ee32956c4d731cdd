import type { Ad } from '@sauda/sdk/ads'
import { useLanguage } from '../../language/language-context.tsx'
import { useOwnWords } from '../../language/own-words.ts'
import { whyText } from './why.ts'

/** Why staff sent an ad back or took it away, beside its state. */
export function RemarkLine({ remark }: { remark: NonNullable<Ad['remark']> }) {
  const { adActs } = useOwnWords()
  const language = useLanguage()
  const why = whyText(remark, language)
  if (!why) return null
  return (
    <p className="my-2 border-warning border-l-3 pl-3 text-sm wrap-anywhere">
      <span className="font-strong">{adActs.remark[remark.action]}:</span> {why}
    </p>
  )
}
