import { useEffect, useRef, useState } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'
import type { EditorValues } from './editor-values.ts'
import { errorsOfStep } from './errors-of-step.ts'
import { gatherPhotoErrors } from './look-at-photo.ts'
import type { Errors, FormState } from './remaining-errors.ts'
import type { Step } from './steps.ts'
import { loadSending } from './use-sender.ts'

/**
 * The failure of the last submission, and those of its field errors that the step shows and that are still true: an error
 * goes when its field is mended.
 * @param options.sentPhotos how many photos were sent before scripts loaded
 */
export function useFailure(
  answered: ActionFailure | undefined,
  { values, photos }: FormState,
  { isTenant, sentPhotos, step }: { isTenant: boolean; sentPhotos: number; step: Step },
) {
  const [failure, setFailure] = useState(answered)
  const [left, setLeft] = useState(() => gatherPhotoErrors(answered?.errors, sentPhotos))
  const before = useRef<FormState>({ values, photos })

  /** @param state what was submitted */
  function show(found: ActionFailure | undefined, state: FormState) {
    before.current = state
    setFailure(found)
    setLeft(gatherPhotoErrors(found?.errors, sentPhotos))
  }

  const hasErrors = left !== undefined && Object.keys(left).length > 0
  useEffect(() => {
    if (!hasErrors) return
    let here = true
    void loadSending().then((checks) => {
      if (!here || !checks) return
      const check = (typed: EditorValues): Errors => checks.checkAd(typed, { isTenant }).errors ?? {}
      setLeft((errors) => errors && checks.remainingErrors(errors, before.current, { values, photos }, check))
    })
    return () => {
      here = false
    }
  }, [hasErrors, values, photos, isTenant])

  return { failure, left: left && errorsOfStep(left, step), show }
}
