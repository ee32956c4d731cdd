import { Button, Dialog } from '@sauda/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'

export type FormDialogProps = {
  title: string
  description?: string
  /** The page without the dialog: a path without language, or `?…` on the same page. */
  closeTo: string
  cancel: string
  /** The verb of the button; null if there is nothing to confirm. */
  confirm: string | null
  danger?: boolean
  /** What `useKeptForm` gives: keeps what is typed. */
  kept?: ComponentProps<typeof Form> | undefined
  /** What stands above the form. */
  lead?: ReactNode
  children: ReactNode
}

/** A dialog that has its own address, with a form that posts to it; works before scripts load. */
export function FormDialog({
  title,
  description,
  closeTo,
  cancel,
  confirm,
  danger = false,
  kept,
  lead,
  children,
}: FormDialogProps) {
  const { dismiss } = useWords(shellWords)
  const id = useId()
  const navigate = useNavigate()
  const busy = useNavigation().formMethod === 'POST'
  const closeHref = useLocalPath()(closeTo)
  return (
    <Dialog
      open
      title={title}
      description={description}
      closeLabel={dismiss}
      closeHref={closeHref}
      onOpenChange={(open) => {
        if (!open) void navigate(closeHref, { preventScrollReset: true })
      }}
      footer={
        <>
          <Button asChild variant="quiet">
            <LocalLink to={closeTo} preventScrollReset>
              {cancel}
            </LocalLink>
          </Button>
          {confirm && (
            <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={busy}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {lead}
      <Form
        id={id}
        method="post"
        preventScrollReset
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        {...kept}
        // The button only has `aria-disabled`, which does not stop Enter.
        onSubmit={(event) => {
          if (busy) event.preventDefault()
          else kept?.onSubmit?.(event)
        }}
      >
        <RenderedFor />
        {children}
      </Form>
    </Dialog>
  )
}
