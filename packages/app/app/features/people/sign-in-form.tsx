import { Button, Field, IconButton, Input, useHydrated } from '@sauda/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'

export type SignInFormProps = {
  failure: (ActionFailure & { login?: string }) | undefined
  /** Where to go afterwards. */
  next: string | null
}

/** Signing in by e-mail or phone: one plain form, sent to the page it stands on. */
export function SignInForm({ failure, next }: SignInFormProps) {
  const { access } = useWords()
  const errorOf = useFieldError(failure)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormProblems
        title={access.failed}
        failure={failure}
        labels={{ login: access.login, password: access.password }}
        message={useWaitMessage(failure)}
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <Field id="login" label={access.login} hint={access.loginHint} error={errorOf('login')}>
        <Input
          name="login"
          defaultValue={failure?.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field id="password" label={access.password} error={errorOf('password')}>
        <PasswordInput name="password" />
      </Field>
      <Button type="submit" size="lg" loading={busy}>
        {access.submit}
      </Button>
    </Form>
  )
}

/** A password that can be looked at, once there are scripts to show it. */
function PasswordInput({ name }: { name: string }) {
  const { access } = useWords()
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      size="sm"
      label={shown ? access.hide : access.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  )
  return (
    <Input
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      trailing={useHydrated() && eye}
    />
  )
}

/** How long to wait after too many tries. */
function useWaitMessage(failure: ActionFailure | undefined): string | undefined {
  const { access } = useWords()
  const seconds = failure?.code === 'too_many_requests' ? failure.retry_after : undefined
  if (seconds === undefined) return undefined
  return seconds < 60 ? access.waitSeconds(seconds) : access.waitMinutes(Math.ceil(seconds / 60))
}
