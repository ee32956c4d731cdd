import type { CompanySettings } from '@sauda/sdk/company'
import { fieldText, splitPath } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { DoneLine } from '../people/done-line.tsx'
import { type Section, type SettingsOutcome, seenOf, type Typed } from './save-settings.ts'
import { settingsWords } from './settings-words.ts'

/** What the fields of a section are filled with. */
export type Filled = {
  /** What was typed; undefined before that. */
  typed: Typed | undefined
  errorOf: (field: string) => string | undefined
}

/** A field with what is saved in it now. */
export type SavedFact = readonly [label: string, text: string]

type SectionFormProps = {
  section: Section
  title: string
  help: string
  company: CompanySettings
  outcome: SettingsOutcome | undefined
  done: string
  /** Labels of the fields by wire name. */
  labels: Readonly<Record<string, string>>
  /** What is saved, told when somebody else has changed it meanwhile. */
  saved: (company: CompanySettings) => readonly SavedFact[]
  children: (filled: Filled) => ReactNode
}

/** One form of the settings: it is saved by itself, and keeps what was typed. */
export function SectionForm({ section, title, help, company, outcome, done, ...fields }: SectionFormProps) {
  const failed = outcome && 'failed' in outcome && outcome.failed === section ? outcome : undefined
  return (
    <section
      aria-labelledby={`section-${section}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div className="grid gap-1">
        <h2 id={`section-${section}`} className="text-xl">
          {title}
        </h2>
        <p className="text-muted text-sm">{help}</p>
      </div>
      {outcome && 'done' in outcome && outcome.done === section && <DoneLine>{done}</DoneLine>}
      <Fields
        // What was saved is shown as it was stored.
        key={seenOf(section, company)}
        section={section}
        company={company}
        failed={failed}
        {...fields}
      />
    </section>
  )
}

type FieldsProps = Pick<SectionFormProps, 'section' | 'company' | 'labels' | 'saved' | 'children'> & {
  failed: Extract<SettingsOutcome, { failed: Section }> | undefined
}

function Fields({ section, company, failed, labels, saved, children }: FieldsProps) {
  const words = useWords(settingsWords)
  const errorOf = useFieldError(failed?.failure, fieldText)
  const { pathname } = useLocation()
  const { formData } = useNavigation()
  const kept = useKeptForm({
    of: 'company',
    id: section,
    company: company.id || undefined,
    failure: failed?.failure,
  })
  const { current, typed } = failed ?? {}
  // A form that is pressed meanwhile would end what is being sent.
  const isSending = formData?.has('section') ?? false
  // What somebody else has saved is on the page, so that the next save may replace it.
  const version = current?.version ?? Number(typed?.version?.[0] ?? company.version)
  return (
    <>
      <KeptNotice {...kept} />
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        {...kept.form}
        inert={kept.form.inert || isSending}
      >
        <RenderedFor />
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={Math.max(version, company.version)} autoComplete="off" />
        <input
          type="hidden"
          name="seen"
          value={current || !typed ? seenOf(section, current ?? company) : typed.seen?.[0]}
          autoComplete="off"
        />
        <FormProblems
          title={words.failed}
          failure={failed?.failure}
          message={current ? words.conflict : undefined}
          labels={labels}
          textOf={fieldText}
        />
        {current && (
          <div className="grid gap-1 rounded-2 bg-info-soft p-4 text-sm">
            <p className="font-strong text-info">{words.isNow}</p>
            <dl className="grid gap-1">
              {saved(current).map(([label, text]) => (
                <div key={label} className="flex flex-wrap gap-x-2">
                  <dt>{label}:</dt>
                  <dd className="min-w-0 wrap-anywhere">{text || words.nothingSaved}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {failed?.failure.code === 'sign_in_required' && <SignInAgain to={splitPath(pathname).path} />}
        {children({ typed, errorOf })}
        <Button
          type="submit"
          loading={formData?.get('section') === section}
          className="xs:justify-self-start"
        >
          {words.save}
        </Button>
      </Form>
    </>
  )
}

/** A company of which nothing is known, because the session ended before a form was sent: the form has what was typed. */
export const UNKNOWN: CompanySettings = {
  ...{ id: 0, name: '', bin: '', sign: '', trade_group: null, trade: null, trade_kk: null },
  ...{ brands: [], spare_parts: [], weekdays: [], hours_from: null, hours_to: null, exceptions: [] },
  ...{ phones: [], whatsapp: null, door_photo: null, version: 1 },
}
