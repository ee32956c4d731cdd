import type { Ad } from '@sauda/sdk/ads'
import { Button, TextLink } from '@sauda/ui'
import { Check } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems } from '../forms/form-problems.tsx'

/** What can be decided about an ad now. The server says it in `allowed_actions`, nothing is guessed here. */
export function Verdict({ ad, failure }: { ad: Ad; failure: ActionFailure | undefined }) {
  const { desk } = useWords()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section
      aria-labelledby="verdict"
      className="grid gap-4 rounded-3 bg-surface p-5 shadow-1 max-md:sticky max-md:bottom-0 max-md:-mx-gutter max-md:rounded-b-none max-md:shadow-3 md:sticky md:top-4"
    >
      <h2 id="verdict" className="text-xl">
        {desk.verdict}
      </h2>
      <FormProblems title={desk.failed} failure={failure} labels={{}} />
      {ad.allowed_actions?.includes('publish') ? (
        <Form method="post" className="grid gap-2">
          <Button type="submit" loading={busy}>
            <Check aria-hidden />
            {desk.publish}
          </Button>
          <p className="text-sm text-muted">{desk.publishHelp}</p>
        </Form>
      ) : (
        <p>{desk.cannotPublish}</p>
      )}
      {ad.live && (
        <TextLink asChild>
          <LocalLink to={`/ads/${ad.id}/view`} className="justify-self-start">
            {desk.view}
          </LocalLink>
        </TextLink>
      )}
    </section>
  )
}
