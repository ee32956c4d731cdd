import type { CentreText } from '@sauda/sdk/content'
import { localPath } from '@sauda/sdk/language'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayName } from './days.ts'
import { ToldText } from './told.tsx'
import { ToldHtml } from './told-html.tsx'
import { contentWords } from './words.ts'

type AgreedTextProps = {
  text: CentreText
  /** The page of the text. */
  path: string
  /** Unique on the page: the headings of two texts may be equal. */
  id: string
}

/** A text to which a form asks for agreement, with its version. Its page opens beside the form, which keeps its values. */
export function AgreedText({ text, path, id }: AgreedTextProps) {
  const words = useWords(contentWords).text
  const language = useLanguage()
  return (
    <div className="not-first:mt-8 not-first:border-line not-first:border-t not-first:pt-6">
      <p className="font-display font-semibold text-lg">
        <ToldText of={text} field="title" />
      </p>
      <p className="mb-3 flex flex-wrap gap-x-4 text-muted text-sm">
        {words.version(text.version, dayName(text.effective_on, null, language, 'from'))}
        <TextLink href={localPath(path, language)} target="_blank">
          {words.ownPage}
        </TextLink>
      </p>
      <ToldHtml of={text} idPrefix={`${id}-`} className="written-below" />
    </div>
  )
}
