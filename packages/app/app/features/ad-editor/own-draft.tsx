import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { forgetDraft, readDraft, type StoredDraft, writeDraft } from './draft-store.ts'
import { ownDraftWords } from './own-draft-words.ts'

/** The draft of a new ad that this browser keeps; nothing without one. A removed draft can be put back. */
export function OwnDraft({ userId }: { userId: number }) {
  const words = useWords(ownDraftWords)
  const id = useId()
  const [draft, setDraft] = useState<StoredDraft>()
  const [isRemoved, setIsRemoved] = useState(false)
  const putBack = useRef<HTMLButtonElement>(null)
  const owner = { userId, adId: undefined }

  useEffect(() => {
    let here = true
    void readDraft({ userId, adId: undefined }).then((stored) => here && setDraft(stored))
    return () => {
      here = false
    }
  }, [userId])
  // The button that had the focus is gone.
  useEffect(() => {
    if (isRemoved) putBack.current?.focus()
  }, [isRemoved])

  if (!draft || !hasContent(draft)) return null
  const title = String(draft.values.title ?? '').trim()
  return (
    <section
      aria-labelledby={id}
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-3 border-[1.5px] border-dashed border-line-strong p-4"
    >
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={id} className="text-sm text-muted">
          {words.title}
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
          <Button
            ref={putBack}
            variant="quiet"
            onClick={() => void writeDraft(owner, draft).then(() => setIsRemoved(false))}
          >
            {words.putBack}
          </Button>
        ) : (
          <>
            <Button asChild variant="quiet">
              <LocalLink to={paths.adCreate}>{words.goOn}</LocalLink>
            </Button>
            <Button variant="plain" onClick={() => void forgetDraft(owner).then(() => setIsRemoved(true))}>
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
