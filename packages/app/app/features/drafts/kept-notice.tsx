import { clockTime, dayLabel } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { OpenElsewhere } from './open-elsewhere.tsx'
import type { useKeptForm } from './use-kept-form.ts'
import { draftWords } from './words.ts'

type KeptNoticeProps = Pick<
  ReturnType<typeof useKeptForm>,
  'isMine' | 'take' | 'restored' | 'isPutAway' | 'fill'
>

/** Says above a form what was restored in it, and takes it away; or that the form is open in another tab. */
export function KeptNotice({ isMine, take, restored, isPutAway, fill }: KeptNoticeProps) {
  const words = useWords(draftWords)
  const language = useLanguage()
  if (!isMine) return <OpenElsewhere onTake={take} />
  const isShown = restored !== undefined && restored.labels.length > 0
  return (
    // Screen readers announce what appears in a region that is there already.
    <div
      role="status"
      className={isShown ? 'flex flex-wrap items-center gap-3 rounded-3 bg-info-soft px-5 py-3' : 'sr-only'}
    >
      {isShown && (
        <>
          <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
            {isPutAway
              ? words.removed
              : words.restored(
                  `${dayLabel(restored.at, Date.now(), language)}, ${clockTime(restored.at)}`,
                  restored.labels.join(', '),
                )}
          </p>
          <Button size="sm" variant="quiet" onClick={() => fill(isPutAway)}>
            {isPutAway ? words.putBack : words.remove}
          </Button>
        </>
      )}
    </div>
  )
}
