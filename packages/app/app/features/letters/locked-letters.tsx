import { Button, Field, Input } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { letterWords } from './words.ts'

/** Asks for the token that the console has printed. */
export function LockedLetters({ wrong }: { wrong: boolean }) {
  const letters = useWords(letterWords)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section className="mx-auto grid w-full max-w-110 gap-6 rounded-4 bg-surface p-6 shadow-1 xs:p-8">
      <div>
        <h1 className="text-2xl">{letters.locked}</h1>
        <p className="mt-2 text-muted">{letters.lockedHelp}</p>
      </div>
      <Form method="post" noValidate className="grid gap-5">
        <Field id="token" label={letters.token} error={wrong && letters.wrong}>
          <Input
            name="token"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        </Field>
        <Button type="submit" loading={busy}>
          {letters.open}
        </Button>
      </Form>
    </section>
  )
}
