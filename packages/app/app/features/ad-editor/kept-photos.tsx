import { Checkbox, Fieldset, useHydrated } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { type DraftPhoto, isChosen } from './draft-store.ts'
import type { Step } from './steps.ts'
import { editorWords } from './words.ts'

type CarriedPhotosProps = { photos: readonly DraftPhoto[]; step: Step; version: number | undefined }

/** Hidden fields that are sent before scripts load: which photos to keep, and the version of an edited ad that the user saw. */
export function CarriedPhotos({ photos, step, version }: CarriedPhotosProps) {
  if (useHydrated()) return null
  const kept = photos.filter((photo) => !isChosen(photo))
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {step === 'where' &&
        kept.map(({ id }) => <input key={id} type="hidden" name="keep_photo" value={id} />)}
    </>
  )
}

/** The photos that the server has, as checkboxes to untick, for browsers without scripts. */
export function KeptPhotos({ photos }: { photos: readonly DraftPhoto[] }) {
  const editor = useWords(editorWords)
  const kept = photos.filter((photo) => !isChosen(photo))
  if (useHydrated() || kept.length === 0) return null
  return (
    <Fieldset legend={editor.photos.keep}>
      <div className="grid gap-1 sm:grid-cols-2">
        {kept.map(({ id }, at) => (
          <Checkbox key={id} name="keep_photo" value={id} label={editor.photos.kept(at + 1)} defaultChecked />
        ))}
      </div>
    </Fieldset>
  )
}
