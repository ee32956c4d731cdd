import * as paths from '@sauda/sdk/paths'
import { Button, Field, Input, PasswordInput, TextLink } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { signInWords } from './sign-in-words.ts'

export type SignInFormProps = {
  failure: (ActionFailure & { login?: string }) | undefined
  /** The login, if it is already known. */
  login: string | null
  /** The path to go to after signing in. */
  next: string | null
}

/** Sign-in by e-mail or phone: a plain form, posted to its own page. */
export function SignInForm({ failure, login, next }: SignInFormProps) {
  const access = useWords(signInWords)
  const errorOf = useFieldError(failure)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormProblems
        title={access.failed}
        failure={failure}
        labels={{ login: access.login, password: access.password }}
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <Field id="login" label={access.login} hint={access.loginHint} error={errorOf('login')}>
        <Input
          name="login"
          defaultValue={failure?.login ?? login ?? undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field id="password" label={access.password} error={errorOf('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={access.show}
          hideLabel={access.hide}
          required
        />
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {access.submit}
      </Button>
      <TextLink asChild className="justify-self-start">
        <LocalLink to={paths.forgot}>{access.forgot}</LocalLink>
      </TextLink>
    </Form>
  )
}
