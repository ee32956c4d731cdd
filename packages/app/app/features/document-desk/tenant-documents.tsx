import { errorText, shortMoneyTiyn } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, StatusDot } from '@sauda/ui'
import { Bell } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { deskCountWords } from './count-words.ts'
import { daysLate } from './days-late.ts'
import type { Desk, DeskBatch, DeskDocument, DeskDocuments, DeskTenant } from './desk.ts'
import { DeskAnswer } from './desk-answer.tsx'
import { type DeskState, deskState, LOOKS } from './desk-states.ts'
import type { TenantRowProps } from './tenant-row.tsx'
import { documentDeskWords } from './words.ts'

type Props = TenantRowProps & { id: string; documents: DeskDocuments }

/** A tenant's documents of the month, and a reminder of those that wait. */
export function TenantDocuments({ id, desk, batch, tenant, documents, outcome }: Props) {
  const words = useWords(documentDeskWords)
  const language = useLanguage()
  const own = outcome && 'bin' in outcome && outcome.bin === tenant.bin ? outcome : undefined
  const { items, error } = documents
  return (
    <div
      id={id}
      className="grid grid-cols-[minmax(0,1fr)] border-line border-t bg-bg px-4 pb-3 sm:pr-5 sm:pl-9"
    >
      {error && <p className="py-3">{errorText(error, language)}</p>}
      <ul aria-label={words.documentsOf(tenant.company)} className="divide-y divide-line">
        {items.map((document) => (
          <DocumentLine key={document.id} {...{ desk, batch, document }} />
        ))}
      </ul>
      {own && !('failed' in own) && (
        <div className="pt-3">
          <DeskAnswer outcome={own} />
        </div>
      )}
      {own && 'failed' in own && (
        <div className="pt-3">
          <FormProblems
            title={words.failed}
            failure={own.failure}
            labels={{}}
            message={own.failure.code === 'action_not_allowed' ? words.notAllowed : undefined}
          />
        </div>
      )}
      {batch.allowed_actions.includes('remind') && tenant.counts.late + tenant.counts.theirs > 0 && (
        <Remind batch={batch} tenant={tenant} />
      )}
    </div>
  )
}

function Remind({ batch, tenant: { bin, company, registered } }: { batch: DeskBatch; tenant: DeskTenant }) {
  const words = useWords(documentDeskWords)
  const { formData } = useNavigation()
  const busy = formData?.get('bin') === bin
  if (!registered) {
    return <p className="pt-3 text-muted text-sm">{words.unregisteredOne(company)}</p>
  }
  return (
    <Form
      method="post"
      preventScrollReset
      className="pt-3"
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <RenderedFor />
      <input type="hidden" name="intent" value="remind" />
      <input type="hidden" name="rid" value={batch.id} />
      <input type="hidden" name="bin" value={bin} />
      <Button type="submit" size="sm" variant="quiet" loading={busy} aria-label={words.remindOne(company)}>
        <Bell aria-hidden />
        {words.remind}
      </Button>
    </Form>
  )
}

function DocumentLine({
  desk: { kind, now },
  batch,
  document,
}: {
  desk: Desk
  batch: DeskBatch
  document: DeskDocument
}) {
  const language = useLanguage()
  const { id, number, title, rooms, total, currency, status, overdue } = document
  const state = deskState(kind, status, overdue)
  return (
    <li className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2 text-row leading-snug nav:grid-cols-[minmax(0,1fr)_15.5rem_8rem_1.25rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          <LocalLink
            to={paths.document(kind, id)}
            className="font-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {title}
          </LocalLink>
          {rooms.length > 0 && <RoomPlates rooms={rooms} />}
        </div>
        <p className="text-muted text-xs tabular-nums wrap-anywhere">{number}</p>
      </div>
      {state && (
        <div className="col-span-full row-start-2 nav:col-span-1 nav:col-start-2 nav:row-start-1">
          <StatusDot tone={LOOKS[state].tone}>
            <StateText kind={kind} state={state} days={daysLate(batch.due_on ?? now, now)} />
          </StatusDot>
        </div>
      )}
      <p className="col-start-2 row-start-1 whitespace-nowrap text-right font-semibold tabular-nums nav:col-start-3">
        {shortMoneyTiyn(total, currency, language)}
      </p>
    </li>
  )
}

function StateText({ kind, state, days }: { kind: Desk['kind']; state: DeskState; days: number }) {
  const words = useWords(documentDeskWords)
  const counted = useWords(deskCountWords)
  if (state === 'late') return counted.lateDocument[kind](counted.days(days))
  return words.one[kind][state]
}
