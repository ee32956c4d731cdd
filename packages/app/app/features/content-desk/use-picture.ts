import { fieldText, type Language } from '@sauda/sdk/language'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { loadSpare } from '../../shell/chunk-failure.ts'
import type { LookedAt } from './look-at-picture.ts'
import type { LostPicture } from './use-draft.ts'

/** The picture that is chosen in a form and not sent yet. */
export type ChosenPicture = {
  file: File | null
  /** What is wrong with it, as far as the browser knows. */
  problem: string | undefined
  /** What is said of it if it is a false HEIC. */
  noHeic: string | undefined
  /** A HEIC is being turned into a JPEG. */
  isReading: boolean
  /** Whether it is the one that the last answer to the form is about. */
  isAnswered: boolean
  /** The name of a picture that has to be chosen again. */
  lost: string | undefined
  take: (file: File | null) => void
}

const load = () => import('./look-at-picture.ts').then(({ lookAtPicture }) => lookAtPicture)

type Chosen = Partial<Omit<LookedAt, 'file'>> & { file: File | null; isReading: boolean }

const NONE: Chosen = { file: null, isReading: false }

/**
 * Looks at a picture as soon as it is chosen. Without a connection only the server looks at it.
 * @param stored the key of the picture that the entry has: the chosen one was stored when it changes
 * @param before the picture that was chosen before the page was loaded
 * @param failure the last answer to the form
 */
export function usePicture(
  stored: string | undefined,
  before: LostPicture | null,
  failure: ActionFailure | undefined,
): ChosenPicture {
  const [chosen, setChosen] = useState(NONE)
  const [key, setKey] = useState(stored)
  if (key !== stored) {
    setKey(stored)
    setChosen(NONE)
  }
  const [answered, setAnswered] = useState({ failure, file: chosen.file })
  if (answered.failure !== failure) setAnswered({ failure, file: chosen.file })
  const language = useLanguage()
  const looking = useRef<AbortController>(undefined)

  async function take(file: File | null) {
    looking.current?.abort()
    const isNamedHeic = file !== null && /\.hei[cf]$/i.test(file.name)
    setChosen({ file, isReading: isNamedHeic })
    if (!file) return
    const controller = new AbortController()
    const { signal } = controller
    looking.current = controller
    // The name may say something else: a HEIC is read for seconds, and the form waits for it.
    if (!isNamedHeic && (await mayBeHeic(file)) && !signal.aborted) setChosen({ file, isReading: true })
    const look = await loadSpare(load)
    const unread = () => ({ file, problem: 'unread' })
    const found: LookedAt = look ? await look(file, language, signal).catch(unread) : { file }
    if (!signal.aborted) setChosen({ ...found, isReading: false })
  }

  const latest = useRef(take)
  latest.current = take
  const isTouched = useRef(false)
  // What was chosen before does not replace what has been chosen since.
  useEffect(() => {
    if (before?.file && !isTouched.current) void latest.current(before.file)
  }, [before])
  useEffect(() => () => looking.current?.abort(), [])

  const { file, problem, noHeic, isReading } = chosen
  const lost = before && !before.file && !file ? before.name : undefined
  const isAnswered = answered.file === file
  const taken = (next: File | null) => {
    isTouched.current = true
    void take(next)
  }
  return { file, problem, noHeic, isReading, isAnswered, lost, take: taken }
}

/**
 * Whether a file begins like a HEIC, whatever its name. What is loaded with the picture looks at it more closely; this
 * form must not load that before.
 */
export async function mayBeHeic(file: Blob): Promise<boolean> {
  // A file that cannot be read is looked at, too.
  const kind = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(?!avi[fs])/.test(kind)
}

/** The texts of field errors of a form with this picture: a false HEIC is called so. */
export function textWith({ noHeic }: Pick<ChosenPicture, 'noHeic'>): typeof fieldText {
  return (code: string, language: Language) =>
    code === 'photo_type' && noHeic ? noHeic : fieldText(code, language)
}
