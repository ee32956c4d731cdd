import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import { fieldText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Breadcrumbs } from '@sauda/ui'
import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { FormKey } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { DoneLine } from '../people/done-line.tsx'
import { Clash } from './clash.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { ItemDesk, ItemOutcome } from './item-desk.ts'
import { ItemFields } from './item-fields.tsx'
import { nameOf } from './item-values.ts'
import { ItemWarnings } from './item-warnings.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { contentSetWords } from './set-words.ts'
import { StateBadges } from './state-badge.tsx'
import { Difference, VersionsPanel } from './versions-panel.tsx'
import { contentDeskWords } from './words.ts'

/** An entry in both languages: its fields, its publication, its versions. */
export function ItemPage({ desk, outcome }: { desk: ItemDesk; outcome: ItemOutcome | undefined }) {
  const words = useWords(contentDeskWords)
  const { sets } = useWords(contentSetWords)
  const language = useLanguage()
  const id = useId()
  const busy = useNavigation().formMethod === 'POST'
  const { set, item, labels } = desk
  const here = paths.contentItem(set, item?.id ?? 'new')
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  const done = outcome && 'done' in outcome ? outcome.done : failed ? null : desk.done
  const errorOf = useFieldError(failed?.failure, fieldText)
  const name = (item && nameOf(item.fields, language)) || (item ? sets[set] : words.newEntry)
  return (
    <>
      <DocumentHead title={name} hidden />
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Breadcrumbs
          label={words.crumbs}
          items={[
            <LocalLink key="all" to={paths.contentDesk}>
              {words.title}
            </LocalLink>,
            ...(CONTENT_SHAPES[set].isSingle
              ? []
              : [
                  <LocalLink key="set" to={paths.contentSet(set)}>
                    {sets[set]}
                  </LocalLink>,
                ]),
            <span key="here">{name}</span>,
          ]}
        />
        <h1 className="wrap-break-word">{name}</h1>
        {item && <StateBadges item={item} />}
      </header>
      {done && <DoneLine key={`${done} ${item?.version}`}>{words.done[done]}</DoneLine>}
      {failed?.failure.code === 'sign_in_required' && <SignInAgain to={here} />}
      {failed?.clash ? (
        <Clash desk={desk} clash={failed.clash} form={id} labels={labels} busy={busy} />
      ) : (
        <FormProblems
          title={failed?.failed === 'publish' ? words.notPublished : words.failed}
          failure={failed?.failure}
          labels={{ ...labels, image: labels.image ?? words.image }}
          textOf={fieldText}
        />
      )}
      {desk.compared && item && <Difference desk={desk} compared={desk.compared} labels={labels} />}
      <Form
        key={`${item?.id} ${desk.at}`}
        id={id}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]"
        onSubmit={(event) => busy && event.preventDefault()}
      >
        {item ? (
          <input
            type="hidden"
            name="version"
            key={item.version}
            defaultValue={item.version}
            autoComplete="off"
          />
        ) : (
          <FormKey value={desk.firstKey} />
        )}
        <ItemFields desk={desk} values={valuesFor(desk, outcome)} labels={labels} errorOf={errorOf} />
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-6">
          <PublishPanel desk={desk} values={valuesFor(desk, outcome)} errorOf={errorOf} busy={busy} />
          {item && <ItemWarnings desk={desk} labels={labels} />}
          {item && <VersionsPanel desk={desk} />}
        </aside>
      </Form>
      {desk.ask === 'delete' && item && <DeleteDialog item={item} />}
    </>
  )
}

/** What the fields show: what was typed, unless it is stored. */
function valuesFor({ values }: ItemDesk, outcome: ItemOutcome | undefined) {
  const isStored =
    outcome &&
    (('done' in outcome && outcome.done !== 'withdraw') ||
      ('failed' in outcome && outcome.failed === 'publish'))
  return isStored ? { ...outcome?.values, ...values } : (outcome?.values ?? values)
}
