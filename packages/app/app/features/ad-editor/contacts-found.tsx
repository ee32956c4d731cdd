import { contactsIn, withoutContacts } from '@sauda/sdk/ads'
import { Button } from '@sauda/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { contactsWords } from './contacts-words.ts'
import { typeOver } from './type-over.ts'
import { editorWords } from './words.ts'

export type ContactsFoundProps = {
  /** The field, which has its name as its id. */
  field: 'title' | 'title_kk' | 'text' | 'text_kk'
  /** What is typed in the field. */
  text: string
}

/** The contacts that a text contains, and a button that cuts them out. They are no error. */
export function ContactsFound({ field, text }: ContactsFoundProps) {
  const words = useWords(contactsWords)
  const { fields } = useWords(editorWords)
  const [isCut, setIsCut] = useState(false)
  const contacts = contactsIn(text)
  const hasContacts = contacts.length > 0
  // Contacts that are typed again, or that an undo brings back, are not cut.
  useEffect(() => {
    if (hasContacts) setIsCut(false)
  }, [hasContacts])
  const of = words[field === 'title' || field === 'title_kk' ? 'title' : 'text']
  if (!hasContacts) return isCut && <p className="mt-1.5 text-muted text-sm">{of.done}</p>
  const cut = of[contacts.every(({ kind }) => kind === 'phone') ? 'phone' : 'other']

  function cutOut() {
    const element = document.getElementById(field)
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
    typeOver(element, withoutContacts(element.value))
    setIsCut(true)
  }

  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-2 bg-warning-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden className="size-5 text-warning" />
      <p className="wrap-anywhere">
        <span className="font-strong">
          {words.found(contacts.map(({ start, end }) => text.slice(start, end)).join(', '))}
        </span>{' '}
        {of.help}
      </p>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${cut}, ${fields[field]}`}
        className="col-start-2 h-auto min-h-9 max-w-full whitespace-normal justify-self-start py-1.5 pointer-coarse:min-h-control"
        onClick={cutOut}
      >
        {cut}
      </Button>
    </div>
  )
}
