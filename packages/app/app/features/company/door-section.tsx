import type { CompanySettings } from '@sauda/sdk/company'
import { fieldText } from '@sauda/sdk/language'
import { Button, Field, PictureInput } from '@sauda/ui'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { DoneLine } from '../people/done-line.tsx'
import type { SettingsOutcome } from './save-settings.ts'
import { settingsWords } from './settings-words.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

type DoorSectionProps = { company: CompanySettings; outcome: SettingsOutcome | undefined }

/** The photo of the door: it is stored as soon as it is sent. */
export function DoorSection({ company: { door_photo }, outcome }: DoorSectionProps) {
  const words = useWords(settingsWords)
  const failure = outcome && 'failed' in outcome && outcome.failed === 'door' ? outcome.failure : undefined
  return (
    <section
      aria-labelledby="section-door"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div className="grid gap-1">
        <h2 id="section-door" className="text-xl">
          {words.sections.door}
        </h2>
        <p className="text-muted text-sm">{words.help.door}</p>
      </div>
      {outcome && 'done' in outcome && outcome.done === 'door' && <DoneLine>{words.saved}</DoneLine>}
      {door_photo && (
        <figure className="grid gap-2">
          <ContentPicture
            image={door_photo}
            sizes="(min-width: 48rem) 24rem, 100vw"
            className="aspect-[3/2] w-full max-w-sm rounded-2"
          />
          <figcaption className="sr-only">{words.doorNow}</figcaption>
        </figure>
      )}
      <NewPhoto key={door_photo?.key} failure={failure} />
      {door_photo && (
        <Form method="post" preventScrollReset>
          <RenderedFor />
          <input type="hidden" name="section" value="door" />
          <input type="hidden" name="remove" value="1" />
          <Button type="submit" variant="danger-quiet" size="sm">
            {words.removeDoor}
          </Button>
        </Form>
      )}
    </section>
  )
}

function NewPhoto({ failure }: { failure: Parameters<typeof useFieldError>[0] }) {
  const words = useWords(settingsWords)
  const errorOf = useFieldError(failure, fieldText)
  const { formData } = useNavigation()
  const [file, setFile] = useState<File | null>(null)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <RenderedFor />
      <input type="hidden" name="section" value="door" />
      <FormProblems
        title={words.failed}
        failure={failure}
        labels={{ image: words.door }}
        textOf={fieldText}
      />
      <Field id="image" label={words.door} hint={words.doorHint} error={errorOf('image')}>
        <PictureInput name="image" accept={TYPES} labels={words.picture} file={file} onFile={setFile} />
      </Field>
      <Button
        type="submit"
        variant="quiet"
        loading={formData?.get('section') === 'door'}
        className="xs:justify-self-start"
      >
        {words.upload}
      </Button>
    </Form>
  )
}
