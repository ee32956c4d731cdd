import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { Button, Field, Input, Textarea } from '@sauda/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ItemDesk } from './item-desk.ts'
import type { Values } from './item-values.ts'
import { publicationOf } from './moments.ts'
import { previewPath } from './preview-path.ts'
import { contentSetWords } from './set-words.ts'
import { contentDeskWords } from './words.ts'

type PublishPanelProps = {
  desk: ItemDesk
  values: Values
  errorOf: (field: string) => string | undefined
  busy: boolean
}

/** When an entry is shown, and the buttons of the form. */
export function PublishPanel({ desk: { set, item }, values, errorOf, busy }: PublishPanelProps) {
  const words = useWords(contentDeskWords)
  const { isSingle } = CONTENT_SHAPES[set]
  const shown = publicationOf(item)
  const [from, setFrom] = useState(values.from ?? shown.from)
  return (
    <section
      aria-labelledby="publishing"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1"
    >
      <h2 id="publishing" className="text-lg">
        {words.publishing}
      </h2>
      {item && (
        <>
          <Field
            id="from"
            label={words.begin}
            error={errorOf('from')}
            hint={isSingle ? undefined : words.timeHint}
          >
            <Input
              type="datetime-local"
              name="from"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          </Field>
          {isSingle ? (
            <Edition values={values} errorOf={errorOf} />
          ) : (
            <Field id="till" label={words.end} error={errorOf('till')}>
              <Input type="datetime-local" name="till" defaultValue={values.till ?? shown.till} />
            </Field>
          )}
        </>
      )}
      <div className="grid gap-2">
        <Button type="submit" name="intent" value="save" variant={item ? 'soft' : 'primary'} loading={busy}>
          {words.save}
        </Button>
        {item && (
          <>
            <Button type="submit" name="intent" value="publish" loading={busy}>
              {from ? words.plan : words.publish}
            </Button>
            <Button asChild variant="quiet">
              <LocalLink to={previewPath(set, item.id)} target="_blank" prefetch="none">
                <ExternalLink aria-hidden />
                {words.preview}
              </LocalLink>
            </Button>
            <p className="text-muted text-sm">{words.previewHint}</p>
            {(item.live || item.planned) && (
              <Button type="submit" name="intent" value="withdraw" variant="quiet" loading={busy}>
                {words.withdraw}
              </Button>
            )}
            {!isSingle && (
              <Button asChild variant="plain">
                <LocalLink
                  to={`${paths.contentItem(set, item.id)}?ask=delete`}
                  preventScrollReset
                  prefetch="none"
                >
                  {words.delete}
                </LocalLink>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** What visitors are told of a new publication of a single text. */
function Edition({ values, errorOf }: Pick<PublishPanelProps, 'values' | 'errorOf'>) {
  const words = useWords(contentDeskWords)
  const { fields } = useWords(contentSetWords)
  return (
    <>
      <Field id="effective_on" label={fields.effective_on} error={errorOf('effective_on')}>
        <Input type="date" name="effective_on" defaultValue={values.effective_on ?? ''} />
      </Field>
      <Field
        id="change_note"
        label={<span lang="ru">{words.changeNote}</span>}
        error={errorOf('change_note')}
      >
        <Textarea name="change_note" lang="ru" rows={2} defaultValue={values.change_note ?? ''} />
      </Field>
      <Field
        id="change_note_kk"
        label={<span lang="kk">{words.changeNoteKk}</span>}
        error={errorOf('change_note_kk')}
      >
        <Textarea name="change_note_kk" lang="kk" rows={2} defaultValue={values.change_note_kk ?? ''} />
      </Field>
    </>
  )
}
