import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { siteWords } from '../site/words.ts'
import { AccessPage, type AccessPageProps } from './access-page.tsx'

/** The message for an invalid or expired link. */
const OVER: readonly string[] = ['invalid', 'bad_request', 'not_found', 'link_over']

/** Whether the link from an e-mail is invalid or expired. */
export function isLinkOver(token: string, failure: ActionFailure | undefined): boolean {
  return token === '' || (failure !== undefined && OVER.includes(failure.code))
}

/** A signed-in user has to sign out before following a link. */
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
