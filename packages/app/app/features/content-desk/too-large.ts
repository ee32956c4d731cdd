import type { ActionFailure } from '../../shell/answered.ts'

/** Bytes of a form that the page's server reads; with a reserve for the names of its fields. */
const LARGEST = 31 * 1024 * 1024

/** Says of a form that is too large to be sent what is too large in it. */
export function tooLarge(form: FormData): ActionFailure | undefined {
  const sizes = [...form].map(([name, value]): [string, number] => [name, new Blob([value]).size])
  if (sizes.reduce((sum, [, size]) => sum + size, 0) <= LARGEST) return undefined
  const [largest = ''] = sizes.toSorted(([, one], [, other]) => other - one)[0] ?? []
  const errors: NonNullable<ActionFailure['errors']> =
    largest === 'image.file' ? { image: ['photo_too_large'] } : { [largest]: ['text_too_large'] }
  return { code: 'invalid', errors }
}
