import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { siteWords } from '../site/words.ts'
import { AccessPage, type AccessPageProps } from './access-page.tsx'

/** What a link says that cannot be followed: it never was one, or it is over. */
const OVER: readonly string[] = ['invalid', 'bad_request', 'not_found', 'link_over']

/** Whether the link of a letter leads nowhere. */
export function isLinkOver(token: string, failure: ActionFailure | undefined): boolean {
  return token === '' || (failure !== undefined && OVER.includes(failure.code))
}

/** Whoever is signed in signs out before they follow a link. */
export function SignOutFirst(page: Pick<AccessPageProps, 'door' | 'title' | 'lead'>) {
  const { header } = useWords(siteWords)
  const localPath = useLocalPath()
  return (
    <AccessPage {...page}>
      <Form method="post" action={localPath(paths.signOut)}>
        <Button type="submit" size="lg">
          {header.signOut}
        </Button>
      </Form>
    </AccessPage>
  )
}
