import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { loadSending } from './use-sender.ts'
import { editorWords } from './words.ts'

type ContactHintProps = {
  /** The hint that the field always has. */
  hint?: ReactNode
  /** What is typed in the field. */
  text: string
}

/** The hint of a field, and the contacts that its text contains once it was changed. They are no error. */
export function ContactHint({ hint, text }: ContactHintProps) {
  const editor = useWords(editorWords)
  const [found, setFound] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current && found === '') return
    let here = true
    void loadSending().then((part) => {
      const contacts = part?.contactsIn(text) ?? []
      if (here) setFound(contacts.map(({ start, end }) => text.slice(start, end)).join(', '))
    })
    return () => {
      here = false
    }
  }, [text, found])
  return (
    <>
      {hint}{' '}
      <span role="status" className="wrap-anywhere">
        {found !== '' && <span className="mt-1 block text-text">{editor.contacts(found)}</span>}
      </span>
    </>
  )
}
