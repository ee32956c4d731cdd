import { MAX_PHOTOS } from '@sauda/sdk/ads'
import { type PhotoItem, Uploader } from '@sauda/ui'
import { useEffect, useState } from 'react'
import type { WordsOf } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { photoProblemText } from '../forms/photo-problem-text.ts'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { type DraftPhoto, isChosen, isSentAsFile } from './draft-store.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { LatePhotoList } from './late-photo-list.tsx'
import { lookAtPhoto } from './look-at-photo.ts'
import { tileIdOf } from './photo-errors.ts'
import { isWaiting, type UploadState } from './staging.ts'
import { editorWords } from './words.ts'

type PhotoLabels = WordsOf<typeof editorWords>['photos']

export type PhotosFieldProps = {
  /** The most photos; by default those of an ad. */
  max?: number
  /** Words that differ from those of an ad. */
  words?: Partial<Pick<PhotoLabels, 'legend' | 'hint' | 'tooMany' | 'failed'>>
  error?: string | undefined
  photos: readonly DraftPhoto[]
  /** Returns the photos as they are now: uploads change them while a file is read. */
  photosNow: () => readonly DraftPhoto[]
  onPhotos: (photos: readonly DraftPhoto[]) => void
  /** Share of the photos that has been uploaded, while the ad is being handed in. */
  progress: number | undefined
  /** Photos that are being uploaded while the ad is written. */
  uploads: ReadonlyMap<string, UploadState>
  /** Nothing is uploaded while the ad is written. */
  isOff: boolean
  onRetry: (id: string) => void
  /** The page to return to after a new sign-in. */
  signInTo: string
}

/** The photos of an ad, or of what asks for one. */
export function PhotosField({
  max = MAX_PHOTOS,
  words,
  error,
  photos,
  photosNow,
  onPhotos,
  onRetry,
  signInTo,
  ...sending
}: PhotosFieldProps) {
  const labels = { ...useWords(editorWords).photos, ...words }
  const items = usePhotoItems({ photos, labels, ...sending })
  return (
    <>
      <Uploader
        id="photos"
        name="photos"
        items={items}
        list={LatePhotoList}
        max={max}
        accept="image/*,.heic,.heif"
        error={error}
        labels={labels}
        onAdd={async (files) => {
          const added = await Promise.all(files.map(lookAtPhoto))
          onPhotos([...photosNow(), ...added])
        }}
        onRemove={(id) => onPhotos(photosNow().filter((photo) => photo.id !== id))}
        onRetry={onRetry}
        onReorder={(ids) => onPhotos(ids.flatMap((id) => photosNow().filter((photo) => photo.id === id)))}
      />
      {[...sending.uploads.values()].includes('signed_out') && <SignInAgain to={signInTo} />}
      <KeptPhotos photos={photos} />
    </>
  )
}

/** Photos as the uploader shows them; their object URLs are revoked when they are no longer shown. */
function usePhotoItems({
  photos,
  labels,
  progress,
  uploads,
  isOff,
}: Pick<PhotosFieldProps, 'photos' | 'progress' | 'uploads' | 'isOff'> & {
  labels: Pick<PhotoLabels, 'kept' | 'signedOut' | 'unread' | 'failed'>
}): PhotoItem[] {
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
    if (!isChosen(photo)) return { ...photo, name: labels.kept(at + 1) }
    const { id, file, problem, heic } = photo
    const upload = uploads.get(id)
    const isFailed = upload === 'failed' && !photo.inForm
    const isSignedOut = upload === 'signed_out' && !photo.inForm
    return {
      id,
      elementId: tileIdOf(id),
      name: file.name,
      url: heic || problem === 'photo_type' || problem === 'photo_empty' ? undefined : urls.get(id),
      progress: typeof upload === 'number' ? upload : isSentAsFile(photo) ? progress : undefined,
      error: problem
        ? photoProblemText(problem, file.name, language)
        : isSignedOut
          ? labels.signedOut
          : isFailed
            ? heic
              ? labels.unread
              : labels.failed
            : undefined,
      waiting: isWaiting(photo) && upload === undefined && progress === undefined && !isOff,
      retry: isFailed && !problem,
    }
  })
}
