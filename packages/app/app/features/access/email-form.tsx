import { fieldText } from '@sauda/sdk/language'
import { Button, Field, Input } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { flowWords } from './words.ts'

export type EmailFormProps = {
  failure: (ActionFailure & { email: string }) | undefined
  /** The address, if it is already known. */
  email: string | null
}

/** The address that a code is sent to: the first step of every flow. */
export function EmailForm({ failure, email }: EmailFormProps) {
  const flow = useWords(flowWords)
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormProblems textOf={fieldText} title={flow.failed} failure={failure} labels={{ email: '' }} />
      <Field id="email" label={flow.email} hint={flow.emailHint} error={errorOf('email')}>
        <Input
          name="email"
          type="email"
          defaultValue={failure?.email ?? email ?? undefined}
          autoComplete="email"
          required
        />
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {flow.getCode}
      </Button>
    </Form>
  )
}
