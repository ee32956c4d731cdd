import { fieldText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems } from '../forms/form-problems.tsx'
import { flowWords } from './words.ts'

export type FollowFormProps = { token: string; submit: string; failure: ActionFailure | undefined }

/** The button that follows the link from an e-mail; opening the page alone does nothing. */
export function FollowForm({ token, submit, failure }: FollowFormProps) {
  const { failed } = useWords(flowWords)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid gap-5">
      <FormProblems textOf={fieldText} title={failed} failure={failure} labels={{}} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" loading={busy}>
        {submit}
      </Button>
    </Form>
  )
}
