import type { Ad } from '@sauda/sdk/ads'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { whyText } from './why.ts'
import { adActWords } from './words.ts'

/** The reason why staff sent an ad back or took it down, beside its status. */
export function RemarkLine({ remark }: { remark: NonNullable<Ad['remark']> }) {
  const adActs = useWords(adActWords)
  const language = useLanguage()
  const why = whyText(remark, language)
  if (!why) return null
  return (
    <p className="my-2 border-warning border-l-3 pl-3 text-sm wrap-anywhere">
      <span className="font-strong">{adActs.remark[remark.action]}:</span> {why}
    </p>
  )
}
