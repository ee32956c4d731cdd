import { PASSWORD_MIN, type User } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { Button, Field, PasswordInput } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { cabinetWords } from './cabinet-words.ts'
import { signInWords } from './sign-in-words.ts'

/** A form with the current and the new password. */
export function PasswordForm({ user, failure }: { user: User; failure: ActionFailure | undefined }) {
  const access = useWords(signInWords)
  const cabinet = useWords(cabinetWords)
  const errorOf = useFieldError(failure, fieldText)
  const busy = useNavigation().formMethod === 'POST'
  const eye = { showLabel: access.show, hideLabel: access.hide }
  return (
    <Form method="post" noValidate className="grid max-w-140 gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <RenderedFor />
      <FormProblems
        textOf={fieldText}
        title={cabinet.passwordFailed}
        failure={failure}
        labels={{ current_password: cabinet.currentPassword, password: cabinet.newPassword }}
      />
      {/* Tells password managers which account the password belongs to. */}
      <input hidden type="text" name="username" autoComplete="username" value={user.email} readOnly />
      <Field id="current_password" label={cabinet.currentPassword} error={errorOf('current_password')}>
        <PasswordInput name="current_password" autoComplete="current-password" required {...eye} />
      </Field>
      <Field
        id="password"
        label={cabinet.newPassword}
        hint={cabinet.passwordRule(PASSWORD_MIN)}
        error={errorOf('password')}
      >
        <PasswordInput name="password" autoComplete="new-password" required {...eye} />
      </Field>
      <p className="text-muted text-sm">{cabinet.passwordEnds}</p>
      <Button type="submit" loading={busy} className="xs:justify-self-start">
        {cabinet.changePassword}
      </Button>
    </Form>
  )
}
