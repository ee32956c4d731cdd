import { dayLabel } from '@sauda/sdk/language'
import { Field, Input } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { deskCountWords } from './count-words.ts'
import type { Desk, DeskBatch, DeskFailure } from './desk.ts'
import { type DeskDialog, deskSearch } from './desk-query.ts'
import { writtenDay } from './due-day.ts'
import { useMonth } from './use-month.ts'
import { documentDeskWords } from './words.ts'

export type DeskDialogsProps = {
  ask: DeskDialog
  desk: Desk
  batch: DeskBatch
  failure: DeskFailure | undefined
}

/** What the desk asks before it reminds or deletes, and the form of the due date. Its forms post to the current page. */
export function DeskDialogs({ ask, ...props }: DeskDialogsProps) {
  const Asked = { remind: RemindDialog, due: DueDialog, delete: DeleteDialog }[ask]
  return <Asked {...props} />
}

type Props = Omit<DeskDialogsProps, 'ask'>

function RemindDialog({ desk, batch, failure }: Props) {
  const words = useWords(documentDeskWords)
  const { toTenants } = useWords(deskCountWords)
  const language = useLanguage()
  const { late, now } = desk
  const can = late.filter(({ registered }) => registered).length
  const note = ({ registered, reminded_at }: Desk['late'][number]) => {
    if (!registered) return words.unregistered
    return reminded_at && words.reminded(dayLabel(reminded_at, now, language))
  }
  return (
    <Frame
      intent="remind"
      {...{ desk, batch, failure }}
      title={words.remindAsk}
      confirm={can > 0 ? words.remindMany(toTenants(can)) : null}
    >
      <p>{words.remindHelp}</p>
      <ul className="divide-y divide-line">
        {late.map((tenant) => (
          <li key={tenant.bin} className="flex flex-wrap justify-between gap-x-4 py-2 text-row">
            <span className="font-strong wrap-anywhere">{tenant.company}</span>
            <span className="text-muted text-sm">{note(tenant)}</span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function DueDialog({ desk, batch, failure }: Props) {
  const words = useWords(documentDeskWords)
  const month = useMonth()
  const [error] = failure?.errors?.due_on ?? []
  const message = error === 'too_small' ? words.dueTooEarly : error && words.dueWrong
  return (
    <Frame
      intent="due"
      {...{ desk, batch, failure }}
      title={words.dueAsk(month(batch.period))}
      confirm={words.dueSave}
      labels={{ due_on: '' }}
      textOf={(code) => (code === 'too_small' ? words.dueTooEarly : words.dueWrong)}
    >
      <Field id="due_on" label={words.dueLabel} hint={words.dueHint} error={message}>
        <Input
          name="due_on"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={failure?.values?.due_on ?? writtenDay(batch.due_on)}
          className="max-w-50"
        />
      </Field>
    </Frame>
  )
}

function DeleteDialog({ desk, batch, failure }: Props) {
  const words = useWords(documentDeskWords)
  const kinds = useWords(kindWords)
  const { tenants } = useWords(deskCountWords)
  const month = useMonth()
  const { kind, tenantsBy } = desk
  return (
    <Frame
      intent="delete"
      danger
      {...{ desk, batch, failure }}
      title={words.deleteAsk(month(batch.period))}
      confirm={words.deleteConfirm}
    >
      <p>{words.deleteHelp(kinds[kind].count(batch.documents), tenants(tenantsBy.all))}</p>
    </Frame>
  )
}

type FrameProps = Props & {
  intent: DeskDialog
  title: string
  /** The verb of the button; null if there is nothing to confirm. */
  confirm: string | null
  danger?: boolean
  labels?: Readonly<Record<string, string>>
  textOf?: (code: string) => string
  children: ReactNode
}

function Frame({ intent, desk, batch, failure, labels = {}, textOf, children, ...props }: FrameProps) {
  const words = useWords(documentDeskWords)
  return (
    <FormDialog {...props} closeTo={deskSearch({ ...desk.query, ask: null })} cancel={words.cancel}>
      <FormProblems
        title={words.failed}
        failure={failure}
        labels={labels}
        textOf={textOf}
        message={failure?.code === 'action_not_allowed' ? words.notAllowed : undefined}
      />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="rid" value={batch.id} />
      {children}
    </FormDialog>
  )
}
