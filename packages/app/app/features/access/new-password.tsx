import { PASSWORD_MIN } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { Field, PasswordInput } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { useFieldError } from '../forms/form-problems.tsx'
import { signInWords } from '../people/sign-in-words.ts'
import { detailsWords } from './details-words.ts'

type NewPasswordProps = {
  /** The login of the user, for password managers. */
  email: string
  failure: ActionFailure | undefined
}

/** A field for a new password, with its rule. */
export function NewPassword({ email, failure }: NewPasswordProps) {
  const access = useWords(signInWords)
  const { password } = useWords(detailsWords)
  const errorOf = useFieldError(failure, fieldText)
  return (
    <>
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      <Field
        id="password"
        label={access.password}
        hint={password.rule(PASSWORD_MIN)}
        error={errorOf('password')}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          showLabel={access.show}
          hideLabel={access.hide}
          required
        />
      </Field>
    </>
  )
}
