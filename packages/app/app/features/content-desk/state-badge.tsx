import type { ContentItem } from '@sauda/sdk/content-editor'
import { shortDate } from '@sauda/sdk/language'
import { Badge, type BadgeTone } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { contentDeskWords } from './words.ts'

const TONES: Readonly<Record<string, BadgeTone>> = {
  draft: 'neutral',
  published: 'positive',
  changed: 'warning',
  planned: 'info',
  over: 'neutral',
}

/** What visitors see of an entry, when, and whether it is translated. */
export function StateBadges({ item: { state, live, planned, untranslated } }: { item: ContentItem }) {
  const words = useWords(contentDeskWords)
  const states: Readonly<Record<string, string>> = words.states
  const till = (planned ?? live)?.till
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <Badge tone={TONES[state] ?? 'neutral'}>{states[state] ?? words.states.other}</Badge>
      {planned && <span>{words.from(shortDate(planned.from))}</span>}
      {till && <span>{words.till(shortDate(till))}</span>}
      {untranslated.length > 0 && <Badge tone="warning">{words.untranslated(untranslated.length)}</Badge>}
    </p>
  )
}
