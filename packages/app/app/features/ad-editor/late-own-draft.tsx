import { type ComponentType, useEffect, useState } from 'react'

/** The database that the drafts lie in, as idb-keyval names it. */
const DATABASE = 'keyval-store'

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
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === DATABASE)) return undefined
    return (await import('./own-draft.tsx')).OwnDraft
  } catch {
    return undefined
  }
}
