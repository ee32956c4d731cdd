import type { ContentSet } from '@sauda/sdk/content-editor'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { fieldLabels } from './field-labels.ts'
import type { Values } from './item-values.ts'
import { unsavedWords } from './unsaved-words.ts'
import { contentDeskWords } from './words.ts'

type UnsavedEntryProps = {
  set: ContentSet
  /** Of the entry's address. */
  id: string | undefined
  /** What the form was sent with; nothing of a form that was too large. */
  values: Values
  /** The name of a picture that was not stored. */
  lost: string | undefined
  code: UnsavedCode
}

/** Why an entry was not saved. */
export type UnsavedCode = 'sign_in_required' | 'another_person'

/** What was typed into the form of an entry whose editor is signed out now, to be sent again after a new sign-in. */
export function UnsavedEntry({ set, id = 'new', values, lost, code }: UnsavedEntryProps) {
  const words = useWords(contentDeskWords)
  const unsaved = useWords(unsavedWords)
  const { intent = 'save', ...fields } = values
  const language = useLanguage()
  const labels = fieldLabels(set, language)
  const localPath = useLocalPath()
  const here = paths.contentItem(set, id === 'new' ? id : Number(id))
  const typed = Object.entries(fields).filter(([name, text]) => labels[name] && text.trim() !== '')
  return (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5">
      <h1>{unsaved.title}</h1>
      <div className="grid gap-1">
        {code === 'another_person' ? <p>{errorText(code, language)}</p> : <SignInAgain to={here} />}
        {typed.length > 0 && <p>{unsaved.help}</p>}
        {lost !== undefined && <p>{words.pictureLost(lost)}</p>}
      </div>
      {typed.length > 0 && (
        <form
          method="post"
          action={localPath(here)}
          encType="multipart/form-data"
          className="grid gap-5 rounded-3 bg-surface p-5 shadow-1"
        >
          {/* Also for whom the first form was rendered. */}
          {Object.entries(fields).map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          <dl className="grid gap-4">
            {typed.map(([name, text]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{labels[name]}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <Button type="submit" name="intent" value={intent} className="justify-self-start">
            {unsaved.send}
          </Button>
        </form>
      )}
    </div>
  )
}
