import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ContactsFoundProps } from './contacts-found.tsx'
import { loadSending } from './use-sender.ts'

/** The contacts that a text contains, looked for once it was changed. */
export function LateContacts(props: ContactsFoundProps) {
  const { text } = props
  const first = useRef(text)
  const [Found, setFound] = useState<ComponentType<ContactsFoundProps>>()
  useEffect(() => {
    if (text === first.current) return
    void loadSending().then((part) => setFound(() => part?.ContactsFound))
  }, [text])
  // The region is there before its text, so that the text is announced.
  return <div role="status">{Found && <Found {...props} />}</div>
}
