import { type ComponentType, useEffect, useState } from 'react'
import { hasKept } from '../drafts/has-kept.ts'

type OwnDraftProps = { userId: number }

/** The draft of a new ad; its code is loaded only in a browser that has ever kept one. */
export function LateOwnDraft(props: OwnDraftProps) {
  const [Draft, setDraft] = useState<ComponentType<OwnDraftProps>>()
  useEffect(() => {
    let here = true
    void load().then((part) => here && part && setDraft(() => part))
    return () => {
      here = false
    }
  }, [])
  return Draft && <Draft {...props} />
}

/** The list of ads is complete without the draft, so a failure is not shown. */
async function load(): Promise<ComponentType<OwnDraftProps> | undefined> {
  try {
    return (await hasKept()) ? (await import('./own-draft.tsx')).OwnDraft : undefined
  } catch {
    return undefined
  }
}
