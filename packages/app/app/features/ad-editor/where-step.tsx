import { type AdFormField, MAX_PHOTOS } from '@sauda/sdk/ads'
import { commonFieldText, weekdayName, weekdayShort } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import {
  Checkbox,
  Field,
  Fieldset,
  Input,
  type PhotoItem,
  Uploader,
  type Weekday,
  WeekdaySelector,
  weekdays,
} from '@sauda/ui'
import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { type DraftPhoto, isChosen, isSentAsFile } from './draft-store.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { LatePhotoList } from './late-photo-list.tsx'
import { lookAtPhoto } from './look-at-photo.ts'
import type { UploadState } from './staging.ts'
import type { StepProps } from './what-step.tsx'
import { editorWords } from './words.ts'

type WhereStepProps = StepProps & {
  /**
   * A tenant's own rooms; empty for others. Null if they could not be read: the earlier choice is then kept in hidden
   * fields.
   */
  rooms: readonly Room[] | null
  photos: readonly DraftPhoto[]
  /** Returns the photos as they are now: uploads change them while a file is read. */
  photosNow: () => readonly DraftPhoto[]
  onPhotos: (photos: readonly DraftPhoto[]) => void
  /** Share of the photos that has been uploaded, during the upload. */
  progress: number | undefined
  /** Photos that are being uploaded while the ad is written. */
  uploads: ReadonlyMap<string, UploadState>
  onRetry: (id: string) => void
}

/** Step two: photos, and where and when to find the seller. */
export function WhereStep({
  values,
  errorOf,
  onChange,
  rooms,
  photos,
  photosNow,
  onPhotos,
  progress,
  uploads,
  onRetry,
}: WhereStepProps) {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const text = (field: AdFormField) => String(values[field] ?? '')
  const many = (field: AdFormField) => [values[field] ?? []].flat()
  const items = usePhotoItems(photos, progress, uploads)
  const chosenDays = many('weekdays')
  return (
    <div className="grid gap-6">
      <Uploader
        id="photos"
        name="photos"
        items={items}
        list={LatePhotoList}
        max={MAX_PHOTOS}
        accept="image/*"
        error={errorOf('photos')}
        labels={{ ...editor.photos, legend: editor.photos.legend }}
        onAdd={async (files) => {
          const added = await Promise.all(files.map(lookAtPhoto))
          onPhotos([...photosNow(), ...added])
        }}
        onRemove={(id) => onPhotos(photosNow().filter((photo) => photo.id !== id))}
        onRetry={onRetry}
        onReorder={(ids) => onPhotos(ids.flatMap((id) => photosNow().filter((photo) => photo.id === id)))}
      />
      <KeptPhotos photos={photos} />
      {rooms === null &&
        many('room_ids').map((id) => <input key={id} type="hidden" name="room_ids" value={id} />)}
      {rooms && rooms.length > 0 && (
        <Fieldset id="room_ids" legend={editor.rooms} error={errorOf('room_ids')}>
          <div className="grid gap-1 sm:grid-cols-2">
            {rooms.map(({ id, level, number }) => (
              <Checkbox
                key={id}
                name="room_ids"
                value={id}
                label={editor.room(level, number)}
                defaultChecked={many('room_ids').includes(String(id))}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <Field id="phone" label={editor.phone} hint={editor.phoneHint} error={errorOf('phone')}>
        <Input name="phone" type="tel" autoComplete="tel" defaultValue={text('phone')} />
      </Field>
      <WeekdaySelector
        id="weekdays"
        legend={editor.weekdays}
        hint={editor.weekdaysHint}
        error={errorOf('weekdays')}
        name="weekdays"
        names={weekdays.map((day) => ({
          short: weekdayShort(day, language),
          long: weekdayName(day, language),
        }))}
        defaultValue={chosenDays.map(Number).filter((day): day is Weekday => day >= 1 && day <= 7)}
      />
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Field
          id="hours_from"
          label={editor.hoursFrom}
          optional={editor.optional}
          error={errorOf('hours_from')}
        >
          <Input name="hours_from" type="time" defaultValue={text('hours_from')} onChange={onChange} />
        </Field>
        <Field id="hours_to" label={editor.hoursTo} optional={editor.optional} error={errorOf('hours_to')}>
          <Input name="hours_to" type="time" defaultValue={text('hours_to')} onChange={onChange} />
        </Field>
      </div>
    </div>
  )
}

/** Photos as the uploader shows them; their object URLs are revoked when they are no longer shown. */
function usePhotoItems(
  photos: readonly DraftPhoto[],
  progress: number | undefined,
  uploads: ReadonlyMap<string, UploadState>,
): PhotoItem[] {
  const editor = useWords(editorWords)
  const language = useLanguage()
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const made = new Map(photos.filter(isChosen).map(({ id, file }) => [id, URL.createObjectURL(file)]))
    setUrls(made)
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [photos])
  return photos.map((photo, at) => {
    if (!isChosen(photo)) return { ...photo, name: editor.photos.kept(at + 1) }
    const { id, file, problem } = photo
    const upload = uploads.get(id)
    const isFailed = upload === 'failed' && !photo.inForm
    return {
      id,
      name: file.name,
      url: problem === 'photo_type' || problem === 'photo_empty' ? undefined : urls.get(id),
      progress: typeof upload === 'number' ? upload : isSentAsFile(photo) ? progress : undefined,
      error: problem ? commonFieldText(problem, language) : isFailed ? editor.photos.failed : undefined,
      retry: isFailed && !problem,
    }
  })
}
