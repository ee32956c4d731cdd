import { fieldText } from '@sauda/sdk/language'
import type { SearchWord } from '@sauda/sdk/search-words'
import { Combobox, Field, Input } from '@sauda/ui'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import { useTargetName } from './use-target-name.ts'
import type { WordDesk, WordFailure } from './word-desk.ts'
import { type WordDialog, wordSearch } from './word-query.ts'
import { searchDeskWords } from './words.ts'

export type WordDialogsProps = { ask: WordDialog; desk: WordDesk; failure: WordFailure | undefined }

/** The forms of a word, and the question before it is deleted. They post to the current page. */
export function WordDialogs({ ask, desk, failure }: WordDialogsProps) {
  const { word } = desk
  if (ask === 'delete') return word && <DeleteDialog word={word} desk={desk} failure={failure} />
  if (ask === 'edit' && word) return <EditDialog word={word} desk={desk} failure={failure} />
  // What was typed for a word that somebody has deleted meanwhile can be added as a new one.
  if (ask === 'edit' && !failure) return null
  return <AddDialog desk={desk} failure={failure} />
}

type Props = Omit<WordDialogsProps, 'ask'>

function AddDialog({ desk, failure }: Props) {
  const words = useWords(searchDeskWords)
  const { query, firstKey } = desk
  // The key of this form, even if the page gets a newer one.
  const [ownKey] = useState(firstKey)
  return (
    <Frame intent="add" desk={desk} title={words.addAsk} confirm={words.add}>
      <FormKey value={failure?.values?.[KEY_FIELD] ?? ownKey} />
      {query.miss && <input type="hidden" name="miss" value={query.miss} />}
      {query.miss && <p className="text-sm wrap-anywhere">{words.forMiss(query.miss)}</p>}
      <WordFields desk={desk} failure={failure} text={query.text} target="" />
    </Frame>
  )
}

function EditDialog({ word, desk, failure }: Props & { word: SearchWord }) {
  const words = useWords(searchDeskWords)
  const nameOf = useTargetName()
  const [target] = word.targets
  return (
    <Frame intent="edit" desk={desk} title={words.editAsk} confirm={words.save}>
      <About word={word} />
      {failure?.code === 'changed_meanwhile' && (
        <p className="text-sm wrap-anywhere">
          {words.nowIs(word.text, word.targets.map(nameOf).join(', ') || words.lost)}
        </p>
      )}
      <WordFields
        desk={desk}
        failure={failure}
        text={word.text}
        target={target ? `${target.kind}|${target.target}` : ''}
      />
    </Frame>
  )
}

function DeleteDialog({ word, desk, failure }: Props & { word: SearchWord }) {
  const words = useWords(searchDeskWords)
  return (
    <Frame intent="delete" desk={desk} title={words.deleteAsk} confirm={words.delete} danger>
      <About word={word} />
      <input type="hidden" name="text" value={word.text} />
      <FormProblems title={words.failed} failure={failure} labels={{}} />
      <p className="wrap-anywhere">{words.deleteHelp(word.text)}</p>
    </Frame>
  )
}

/** The version is the one that the page shows, so a form that is sent again knows of the change in between. */
function About({ word: { id, version } }: { word: SearchWord }) {
  return (
    <>
      <input type="hidden" name="word" value={id ?? ''} />
      <input type="hidden" name="version" key={version} defaultValue={version ?? ''} autoComplete="off" />
    </>
  )
}

function WordFields({ desk, failure, text, target }: Props & { text: string; target: string }) {
  const words = useWords(searchDeskWords)
  const nameOf = useTargetName()
  const [match, loadMatch] = useMatchOptions()
  const errorOf = useFieldError(failure, fieldText)
  const values = failure?.values
  return (
    <>
      <FormProblems
        title={words.failed}
        failure={failure}
        labels={{ text: words.text, target: words.target }}
        textOf={fieldText}
      />
      <Field id="text" label={words.text} hint={words.textHint} error={errorOf('text')}>
        <Input
          name="text"
          defaultValue={values?.text ?? text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field
        id="target"
        label={words.target}
        hint={words.targetHint}
        error={errorOf('target')}
        onFocus={loadMatch}
      >
        <Combobox
          name="target"
          options={desk.targets.map((one) => ({
            value: `${one.kind}|${one.target}`,
            label: `${nameOf(one)} · ${words.kinds[one.kind]}`,
          }))}
          defaultValue={values?.target ?? target}
          placeholder={words.choose}
          emptyText={words.nothing}
          countText={words.options}
          listLabel={words.target}
          match={match}
          onFocus={loadMatch}
        />
      </Field>
    </>
  )
}

type FrameProps = {
  intent: WordDialog
  desk: WordDesk
  title: string
  /** The verb of the button. */
  confirm: string
  danger?: boolean
  children: ReactNode
}

function Frame({ intent, desk, children, ...props }: FrameProps) {
  const { cancel } = useWords(searchDeskWords)
  return (
    <FormDialog {...props} closeTo={wordSearch(desk.query)} cancel={cancel}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </FormDialog>
  )
}
