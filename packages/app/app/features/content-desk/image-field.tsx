import type { ContentImage } from '@sauda/sdk/content'
import { Checkbox, Field, Input, PictureInput, useHydrated } from '@sauda/ui'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { stepped } from './focal-step.ts'
import { type FieldRowProps, TextPair } from './text-pair.tsx'
import { type ChosenPicture, textWith } from './use-picture.ts'
import { contentDeskWords } from './words.ts'

type ImageFieldProps = FieldRowProps & { image: ContentImage | null; picture: ChosenPicture }

/** The picture of an entry: its file, the point that stays in view, and what it shows. */
export function ImageField({ image, picture, ...row }: ImageFieldProps) {
  const { values, labels, errorOf } = row
  const words = useWords(contentDeskWords)
  return (
    <fieldset className="border-line border-t">
      <legend className="float-left px-4 pt-4 font-strong text-sm xs:px-5">{words.image}</legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-2 pb-4 xs:px-5">
        <input
          type="hidden"
          name="image.key"
          key={`hidden ${values['image.key']}`}
          defaultValue={values['image.key'] ?? ''}
          autoComplete="off"
        />
        {image ? (
          <FocalPicture key={image.key} image={image} values={values} />
        ) : (
          values['image.key'] && <Focus values={values} />
        )}
        <PictureFile key={`file ${image?.key}`} picture={picture} error={errorOf('image')} />
        {image && (
          <Checkbox
            key={`remove ${image.key}`}
            name="image.remove"
            value="1"
            defaultChecked={values['image.remove'] === '1'}
            label={words.imageRemove}
          />
        )}
      </div>
      <TextPair {...row} name="image.alt" field={{ is: 'line', longest: 300 }} labels={labels} />
    </fieldset>
  )
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The file of a new picture. Without scripts nothing turns a HEIC into a JPEG. */
function PictureFile({ picture, error }: { picture: ChosenPicture; error: string | undefined }) {
  const words = useWords(contentDeskWords)
  const language = useLanguage()
  const hydrated = useHydrated()
  const { file, problem, isReading, isAnswered, lost, take } = picture
  const wrong = problem && (problem === 'unread' ? words.heicUnread : textWith(picture)(problem, language))
  return (
    <>
      <Field
        id="image"
        label={words.imageFile}
        hint={hydrated ? words.imageHintHeic : words.imageHint}
        error={wrong || (isAnswered ? error : undefined)}
      >
        <PictureInput
          name="image.file"
          accept={hydrated ? `${TYPES},.heic,.heif` : TYPES}
          labels={words.picture}
          file={file}
          onFile={take}
          status={isReading ? words.heicReading : wrong && <span className="sr-only">{wrong}</span>}
        />
      </Field>
      {lost !== undefined && (
        <p role="status" className="rounded-2 bg-info-soft px-4 py-3 text-sm wrap-anywhere">
          {words.pictureLost(lost)}
        </p>
      )}
    </>
  )
}

/** The point of a picture that was stored and cannot be shown again, which happens without scripts. */
function Focus({ values }: Pick<FieldRowProps, 'values'>) {
  return (['image.x', 'image.y'] as const).map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? MIDDLE} autoComplete="off" />
  ))
}

const MIDDLE = '50'

/** The picture; a press or the arrow keys choose the point that stays in view when it is cropped. */
function FocalPicture({ image, values }: Pick<FieldRowProps, 'values'> & { image: ContentImage }) {
  const words = useWords(contentDeskWords)
  const [point, setPoint] = useState({ x: values['image.x'] ?? MIDDLE, y: values['image.y'] ?? MIDDLE })
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A press by keyboard has no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, size: number) => String(Math.round(((at - from) / size) * 100))
    setPoint({ x: share(event.clientX, left, width), y: share(event.clientY, top, height) })
  }
  function step(event: KeyboardEvent) {
    const { key } = event
    if (!stepped(point, key)) return
    event.preventDefault()
    // Keys may come faster than the picture is rendered.
    setPoint((now) => stepped(now, key) ?? now)
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={press}
        onKeyDown={step}
        aria-label={`${words.focal}: ${point.x} %, ${point.y} %. ${words.focalHint}`}
        className="relative block w-full max-w-140 cursor-crosshair overflow-hidden rounded-2 bg-sunk"
      >
        <img src={image.medium} alt="" width={image.width} height={image.height} className="h-auto w-full" />
        <span
          aria-hidden
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-3 border-accent bg-surface/40 outline-2 outline-surface"
        />
      </button>
      <p className="text-muted text-sm">{words.focalHint}</p>
      <div className="flex flex-wrap gap-4">
        {(['x', 'y'] as const).map((axis) => (
          <Field
            key={axis}
            id={`image.${axis}`}
            label={axis === 'x' ? words.focalX : words.focalY}
            className="w-40"
          >
            <Input
              type="number"
              name={`image.${axis}`}
              min={0}
              max={100}
              value={point[axis]}
              onChange={({ target }) => setPoint({ ...point, [axis]: target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
