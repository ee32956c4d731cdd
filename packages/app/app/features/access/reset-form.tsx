import { fieldText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems } from '../forms/form-problems.tsx'
import { NewPassword } from './new-password.tsx'
import { flowWords } from './words.ts'

export type ResetFormProps = { email: string; failure: ActionFailure | undefined }

/** The form for a new password, after the address has been verified. */
export function ResetForm({ email, failure }: ResetFormProps) {
  const { reset, failed } = useWords(flowWords)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormProblems textOf={fieldText} title={failed} failure={failure} labels={{ password: '' }} />
      <NewPassword email={email} failure={failure} />
      <Button type="submit" size="lg" loading={busy}>
        {reset.submit}
      </Button>
    </Form>
  )
}
