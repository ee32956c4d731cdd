import { type Document, documentReasonLabel } from '@sauda/sdk/documents'
import { clockTime, longDate } from '@sauda/sdk/language'
import { Badge, RemarkBox } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { documentPageWords } from './words.ts'

/** Why a document was rejected or annulled. */
export function DecisionBox({ document }: { document: Document }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const decision = document.annulment ?? document.rejection
  if (!decision) return null
  const { reason, text, at } = decision
  const annulled = document.annulment !== null
  return (
    <RemarkBox
      title={annulled ? words.annulment : words.rejection}
      tone={annulled ? 'info' : 'danger'}
      reason={<Badge tone={annulled ? 'neutral' : 'danger'}>{documentReasonLabel(reason, language)}</Badge>}
      date={`${longDate(at, language)}, ${clockTime(at)}`}
    >
      {text}
    </RemarkBox>
  )
}
