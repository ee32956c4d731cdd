import type { AccessFlow } from '@sauda/sdk/access'
import { fieldText, type Language } from '@sauda/sdk/language'
import { Button, CodeInput, Field, useHydrated } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { CodeFailure } from './code-step.ts'
import { clockOf, useSecondsLeft } from './seconds-left.ts'
import { flowWords } from './words.ts'

export type CodeFormsProps = {
  state: AccessFlow['code']
  failure: CodeFailure | undefined
}

/** The form for the code from the e-mail, with buttons to resend it and to change the address. */
export function CodeForms({ state, failure }: CodeFormsProps) {
  const { code } = useWords(flowWords)
  return (
    <>
      <Problems failure={failure} />
      <CodeForm state={state} failure={failure?.intent === 'check' ? failure : undefined} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t pt-4 [&>*]:-mx-3">
        <SendAgain state={state} />
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="plain" size="sm">
            {code.otherEmail}
          </Button>
        </Form>
      </div>
    </>
  )
}

function Problems({ failure }: Pick<CodeFormsProps, 'failure'>) {
  const { code } = useWords(flowWords)
  const again = failure?.intent === 'again'
  const seconds = again && failure.code === 'too_many_requests' ? failure.retry_after : undefined
  return (
    <FormProblems
      textOf={useCodeText()}
      title={again ? code.notSent : code.failed}
      failure={failure}
      labels={{ code: '' }}
      message={seconds === undefined ? undefined : code.tooSoon(clockOf(seconds))}
    />
  )
}

function CodeForm({ state, failure }: CodeFormsProps) {
  const { code } = useWords(flowWords)
  const errorOf = useFieldError(failure, useCodeText())
  const language = useLanguage()
  const busy = useBusy('check')
  const tries = state?.tries_left ?? 0
  // Also shown by the page, because it may be reloaded.
  const usedUp = state?.tries_left === 0 ? fieldText('code_used_up', language) : undefined
  return (
    <Form method="post" noValidate className="grid gap-5">
      <Field
        id="code"
        label={code.label}
        hint={failure && tries > 0 ? `${code.triesLeft(tries)} ${code.hint}` : code.hint}
        error={errorOf('code') ?? usedUp}
      >
        <CodeInput name="code" defaultValue={failure?.typed} required />
      </Field>
      <Button type="submit" name="intent" value="check" size="lg" loading={busy}>
        {code.submit}
      </Button>
    </Form>
  )
}

/** Before scripts load the button is enabled immediately, and the server returns how long to wait. */
function SendAgain({ state }: Pick<CodeFormsProps, 'state'>) {
  const { code } = useWords(flowWords)
  const left = useSecondsLeft(state)
  const waits = useHydrated() && left > 0
  return (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value="again"
        variant="plain"
        size="sm"
        disabled={waits}
        loading={useBusy('again')}
        className="tabular-nums"
      >
        {waits ? code.againIn(clockOf(left)) : code.again}
      </Button>
    </Form>
  )
}

/** The message for a wrong code; an incomplete code has a different message. */
function useCodeText() {
  const { code: words } = useWords(flowWords)
  return (code: string, language: Language) =>
    code === 'wrong_format' ? words.notWhole : fieldText(code, language)
}

/** Whether the form of a button is being submitted. */
function useBusy(intent: CodeFailure['intent']): boolean {
  return useNavigation().formData?.get('intent') === intent
}
