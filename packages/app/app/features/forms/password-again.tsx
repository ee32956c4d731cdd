import { Field, PasswordInput } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { passwordAgainWords } from './password-again-words.ts'
import { PROOF_FIELD } from './with-proof.ts'

export type PasswordAgainProps = {
  /** Whether the act was refused until the password is typed again; without that nothing is shown. */
  asked: boolean
  /** The login of the current user, for password managers. */
  email: string
  error: string | undefined
}

/** Asks for the password in the form of an act that could do harm; `withProof` reads it. */
export function PasswordAgain({ asked, email, error }: PasswordAgainProps) {
  const words = useWords(passwordAgainWords)
  return (
    asked && (
      <>
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <Field id={PROOF_FIELD} label={words.label} hint={words.hint} error={error}>
          <PasswordInput
            name={PROOF_FIELD}
            autoComplete="current-password"
            required
            showLabel={words.show}
            hideLabel={words.hide}
          />
        </Field>
      </>
    )
  )
}
