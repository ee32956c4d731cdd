import { inLanguage } from '@sauda/sdk/language'
import type { PartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Radio, RadioGroup } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { requestWords } from '../part-requests/request-words.ts'
import { askedWords } from './asked-words.ts'

type SkipDialogProps = { request: PartRequest; failure: ActionFailure | undefined }

/** «Не моё»: only this one, or nothing like it any more. */
export function SkipDialog({ request, failure }: SkipDialogProps) {
  const { skipping } = useWords(askedWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { brand, spare_part } = request
  return (
    <FormDialog
      title={skipping.title}
      closeTo={paths.adsRequest(request.id)}
      cancel={shared.cancel}
      confirm={skipping.confirm}
      lead={<p className="mb-4 text-muted">{skipping.help}</p>}
    >
      <FormProblems title={shared.failed} failure={failure} labels={{}} />
      <RadioGroup id="mute" name="mute" legend={skipping.legend} defaultValue="">
        <Radio value="" label={skipping.only} />
        <Radio value="brand" label={skipping.brand(brand.name)} />
        {spare_part && <Radio value="part" label={skipping.part(inLanguage(spare_part, 'name', language))} />}
        <Radio value="tomorrow" label={skipping.tomorrow} />
      </RadioGroup>
    </FormDialog>
  )
}
