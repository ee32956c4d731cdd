import { Button } from '@sauda/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ownDrafts, replaceDraft, type StoredDraft, slotOf } from './draft-store.ts'
import { ownDraftWords } from './own-draft-words.ts'
import { stepPath } from './steps.ts'

type OwnDrafts = Awaited<ReturnType<typeof ownDrafts>>

/** The drafts that this browser keeps, of a new ad and of edits; nothing without one. */
export function OwnDraft({ userId }: { userId: number }) {
  const [drafts, setDrafts] = useState<OwnDrafts>([])
  useEffect(() => {
    let here = true
    void ownDrafts(userId).then((stored) => here && setDrafts(stored))
    return () => {
      here = false
    }
  }, [userId])
  return drafts
    .filter(({ draft }) => hasContent(draft))
    .map(({ adId, draft }) => <DraftRow key={adId ?? 'new'} userId={userId} adId={adId} draft={draft} />)
}

/** A removed draft can be put back. */
function DraftRow({ userId, adId, draft }: { userId: number; adId: number | undefined; draft: StoredDraft }) {
  const words = useWords(ownDraftWords)
  const id = useId()
  const [isRemoved, setIsRemoved] = useState(false)
  const putBack = useRef<HTMLButtonElement>(null)
  const replace = async (by: StoredDraft | undefined) => {
    await replaceDraft(slotOf(userId, adId), by)
    setIsRemoved(!by)
  }
  // The button that had the focus is gone.
  useEffect(() => {
    if (isRemoved) putBack.current?.focus()
  }, [isRemoved])

  const title = String(draft.values.title ?? '').trim()
  return (
    <section
      aria-labelledby={id}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-3 border-[1.5px] border-dashed border-line-strong p-4"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={id} className="text-sm text-muted">
          {adId === undefined ? words.title : words.edit(adId)}
        </h2>
        {isRemoved ? (
          <p role="status">{words.removed}</p>
        ) : (
          <>
            <p className="font-strong wrap-anywhere">{title || words.unnamed}</p>
            {draft.photos.length > 0 && (
              <p className="text-sm text-muted">{words.photos(draft.photos.length)}</p>
            )}
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {isRemoved ? (
          <Button ref={putBack} variant="quiet" onClick={() => replace(draft)}>
            {words.putBack}
          </Button>
        ) : (
          <>
            <Button asChild variant="quiet">
              <LocalLink to={stepPath('what', adId)}>{words.goOn}</LocalLink>
            </Button>
            <Button variant="plain" onClick={() => replace(undefined)}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** The editor also keeps a form that was only looked at. */
function hasContent({ values, photos }: StoredDraft): boolean {
  return photos.length > 0 || [values.title, values.text, values.price].some((value) => value)
}
