import type { DictionaryUses } from '@sauda/sdk/content-editor'
import { fieldText } from '@sauda/sdk/language'
import { Button, Combobox, Field, Input, Select } from '@sauda/ui'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormKey, KEY_FIELD } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { useMatchOptions } from '../forms/use-match-options.ts'
import {
  type DictionaryDesk,
  type DictionaryDialog,
  type DictionaryOutcome,
  dictionarySearch,
  isUsed,
} from './dictionary-desk.ts'
import { dictionaryWords } from './dictionary-words.ts'
import { DrawingChoice } from './drawing-choice.tsx'

type Props = { desk: DictionaryDesk; ask: DictionaryDialog; outcome: DictionaryOutcome | undefined }

/** The forms of an entry. They post to the current page. */
export function DictionaryDialogs({ desk, ask, outcome }: Props) {
  const words = useWords(dictionaryWords)
  const { of, entry, q } = desk
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  if (ask !== 'add' && !entry) return null
  const name = entry?.name ?? ''
  const titles = {
    add: words.addAsk,
    edit: words.editAsk,
    merge: words.mergeAsk(name),
    delete: words.deleteAsk(name),
  }
  const verbs = { add: words.add, edit: words.save, merge: words.merge, delete: words.delete }
  const uses = failed?.uses
  const textOfTrade: typeof fieldText = (code, to) =>
    code === 'too_many' ? words.tooMany : fieldText(code, to)
  const inUse = ({ ads, search_words, content, companies, part_requests = 0 }: DictionaryUses) =>
    companies === undefined
      ? words.inUse(ads, search_words, content, part_requests)
      : words.usedTradeHelp(companies)
  // What is in use can only be merged.
  const used = ask === 'delete' && entry && (isUsed(entry) || uses) ? entry : null
  return (
    <FormDialog
      title={titles[ask]}
      closeTo={dictionarySearch(q)}
      cancel={words.cancel}
      confirm={used ? null : verbs[ask]}
      danger={ask === 'delete' || ask === 'merge'}
    >
      <input type="hidden" name="intent" value={ask} />
      {entry && ask !== 'add' && <input type="hidden" name="entry" value={entry.id} />}
      <FormProblems
        title={words.failed}
        failure={failed?.failure}
        message={uses ? inUse(uses) : undefined}
        labels={{
          name: words.name,
          name_kk: words.nameKk,
          category: words.category,
          drawing: words.drawing,
          into_id: words.into,
        }}
        textOf={of === 'trades' ? textOfTrade : fieldText}
      />
      {ask === 'delete' && !used && (
        <Said
          name={name}
          text={of === 'districts' ? words.deleteDistrictHelp(entry?.people ?? 0) : words.deleteHelp}
        />
      )}
      {used && (
        <>
          {!uses && (
            <p>
              {of === 'trades' ? words.usedTradeHelp(used.companies ?? 0) : words.usedHelp(used.ads ?? 0)}
            </p>
          )}
          <Button asChild>
            <LocalLink to={dictionarySearch(q, 'merge', used.id)} preventScrollReset prefetch="none">
              {words.merge}
            </LocalLink>
          </Button>
        </>
      )}
      {ask === 'merge' && of !== 'districts' && <Merge of={of} desk={desk} name={name} failed={failed} />}
      {(ask === 'add' || ask === 'edit') && <Names desk={desk} ask={ask} failed={failed} />}
    </FormDialog>
  )
}

type Failed = Extract<DictionaryOutcome, { failed: string }> | undefined

function Said({ name, text }: { name: string; text: string }) {
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <p>{text}</p>
    </>
  )
}

/** What the search calls the entries of a dictionary. */
const KINDS = { brands: 'brand', parts: 'part', services: 'service', trades: undefined } as const

type MergeProps = { of: keyof typeof KINDS; desk: DictionaryDesk; name: string; failed: Failed }

function Merge({ of, desk, name, failed }: MergeProps) {
  const words = useWords(dictionaryWords)
  const errorOf = useFieldError(failed?.failure, fieldText)
  const [match, loadMatch] = useMatchOptions(KINDS[of])
  const others = desk.all.filter(({ id }) => id !== desk.entry?.id)
  return (
    <>
      <Said name={name} text={of === 'trades' ? words.mergeTradeHelp : words.mergeHelp} />
      <Field id="into_id" label={words.into} error={errorOf('into_id')}>
        <Combobox
          name="into"
          options={others.map(({ id, name, name_kk }) => ({
            value: String(id),
            label: name_kk ? `${name} · ${name_kk}` : name,
            names: [name, name_kk ?? name],
          }))}
          defaultValue={failed?.values.into ?? ''}
          placeholder={words.choose}
          emptyText={words.nothing}
          countText={words.options}
          listLabel={words.into}
          {...(of !== 'trades' && { match, onFocus: loadMatch })}
        />
      </Field>
    </>
  )
}

function Names({ desk, ask, failed }: { desk: DictionaryDesk; ask: 'add' | 'edit'; failed: Failed }) {
  const words = useWords(dictionaryWords)
  const categories: Readonly<Record<string, string>> = useWords(catalogueWords).categories
  const errorOf = useFieldError(failed?.failure, fieldText)
  // The key of this form, even if the page gets a newer one.
  const [ownKey] = useState(desk.firstKey)
  const { of, all } = desk
  const entry = ask === 'edit' ? desk.entry : null
  const values = failed?.values
  const groups = [...new Set(all.flatMap(({ category }) => category ?? []))]
  const [category, setCategory] = useState(values?.category ?? entry?.category ?? groups[0] ?? '')
  return (
    <>
      {of === 'districts' && ask === 'add' && <p>{words.addDistrictHelp}</p>}
      {of === 'trades' && ask === 'add' && <p>{words.addTradeHelp}</p>}
      {ask === 'add' && <FormKey value={values?.[KEY_FIELD] ?? ownKey} />}
      <Field id="name" label={words.name} error={errorOf('name')}>
        <Input
          name="name"
          lang="ru"
          defaultValue={values?.name ?? entry?.name ?? ''}
          autoComplete="off"
          required
        />
      </Field>
      {of !== 'brands' && (
        <Field id="name_kk" label={words.nameKk} error={errorOf('name_kk')}>
          <Input
            name="name_kk"
            lang="kk"
            defaultValue={values?.name_kk ?? entry?.name_kk ?? ''}
            autoComplete="off"
            required
          />
        </Field>
      )}
      {of === 'parts' && (
        <>
          <Field id="category" label={words.category} error={errorOf('category')}>
            <Select
              name="category"
              defaultValue={category}
              onChange={(event) => setCategory(event.target.value)}
            >
              {groups.map((group) => (
                <option key={group} value={group}>
                  {categories[group] ?? group}
                </option>
              ))}
            </Select>
          </Field>
          <DrawingChoice
            names={desk.drawings}
            parts={all}
            category={category}
            chosen={values?.drawing ?? entry?.drawing ?? ''}
            error={errorOf('drawing')}
          />
        </>
      )}
    </>
  )
}
