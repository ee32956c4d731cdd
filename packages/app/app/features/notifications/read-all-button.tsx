import type { User } from '@sauda/sdk/access'
import { errorText } from '@sauda/sdk/language'
import { viewedUpTo } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { CheckCheck } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { listWords } from './list-words.ts'
import type { AllRead } from './read-all.ts'
import { useInbox } from './use-inbox.ts'

export type ReadAllButtonProps = {
  user: User
  /** The newest notification that the user was told of: what comes later stays unread. */
  newest: number
  /** The code of an error, after a form that was sent before scripts loaded. */
  failed?: string | undefined
  onRead?: ((upTo: number) => void) | undefined
}

/** Marks everything as read, not only what is shown. Without scripts the page is rendered again. */
export function ReadAllButton({ user, newest, failed, onRead }: ReadAllButtonProps) {
  const words = useWords(listWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const fetcher = useFetcher<AllRead>()
  const { change } = useInbox(user)
  const code = fetcher.data ? fetcher.data.code : failed

  return (
    <fetcher.Form
      method="post"
      action={localPath(paths.notifications)}
      onSubmit={() => {
        change((it) => viewedUpTo(it, newest))
        onRead?.(newest)
      }}
    >
      <input type="hidden" name="read" value={newest} />
      <Button type="submit" size="sm" variant="quiet" loading={fetcher.state !== 'idle'}>
        <CheckCheck aria-hidden />
        {words.readAll}
      </Button>
      {code && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {errorText(code, language)}
        </p>
      )}
    </fetcher.Form>
  )
}
