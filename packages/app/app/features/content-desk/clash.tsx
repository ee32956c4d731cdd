import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DifferenceList } from './difference-list.tsx'
import { differences } from './differences.ts'
import type { ItemDesk, ItemOutcome } from './item-desk.ts'
import { contentDeskWords } from './words.ts'

type ClashProps = {
  desk: ItemDesk
  clash: NonNullable<Extract<ItemOutcome, { failed: string }>['clash']>
  /** The form with what was typed. */
  form: string
  labels: Readonly<Record<string, string>>
  /** The page still loads the new version, on which the form's next save is based. */
  busy: boolean
}

/** Somebody else has saved first: what differs, and the choice between the two versions. */
export function Clash({ desk: { set, item }, clash, form, labels, busy }: ClashProps) {
  const { clash: words } = useWords(contentDeskWords)
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const fields = differences(clash.theirs, clash.mine)
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-info-soft p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 className="text-info text-lg">{words.title(clash.name ?? words.somebody)}</h2>
        <p>{words.help}</p>
      </div>
      {fields.length > 0 ? (
        <DifferenceList fields={fields} labels={labels} before={words.theirs} after={words.yours} />
      ) : (
        <p>{words.same}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" form={form} name="intent" value="save" disabled={busy}>
          {words.send}
        </Button>
        {item && (
          <Button asChild variant="quiet">
            <LocalLink to={`${paths.contentItem(set, item.id)}?fresh=${item.version}`} prefetch="none">
              {words.open}
            </LocalLink>
          </Button>
        )}
      </div>
    </section>
  )
}
