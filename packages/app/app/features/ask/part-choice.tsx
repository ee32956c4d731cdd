import { inLanguage } from '@sauda/sdk/language'
import type { PartReach } from '@sauda/sdk/part-requests'
import { Combobox, Field, TogglePanel } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import { askWords } from './ask-words.ts'

type PartChoiceProps = {
  /** Empty to have it guessed, `none` if none fits. */
  chosen: string
  parts: readonly { id: number; name: string }[]
  /** What the text was taken for. */
  reach: PartReach | null
  /** Whether there is a text to be taken for something. */
  hasText: boolean
  error: string | undefined
  onChange: () => void
}

/** What the text was taken for, and the way to say otherwise. */
export function PartChoice({ chosen, parts, reach, hasText, error, onChange }: PartChoiceProps) {
  const words = useWords(askWords)
  const language = useLanguage()
  const [match, load] = useMatchOptions('part')
  const part = reach?.spare_part
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
      <p role="status" className="text-sm">
        {hasText &&
          reach &&
          (part ? (
            <span className="inline-block rounded-2 bg-accent-soft px-2.5 py-1 text-accent-ink">
              {words.understood(inLanguage(part, 'name', language))}
            </span>
          ) : (
            <span className="text-muted">{words.notUnderstood}</span>
          ))}
      </p>
      <TogglePanel summary={words.partHint} open={error || chosen ? true : undefined}>
        <Field id="spare_part_id" label={words.part} error={error}>
          <Combobox
            name="part"
            options={[
              { value: 'none', label: words.noneFits },
              ...parts.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            defaultValue={chosen}
            onValueChange={onChange}
            placeholder={words.guessed}
            emptyText={words.nothingFound}
            countText={words.found}
            listLabel={words.part}
            match={match}
            onFocus={load}
          />
        </Field>
      </TogglePanel>
    </div>
  )
}
