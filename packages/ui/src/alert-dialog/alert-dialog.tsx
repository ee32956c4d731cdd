import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { dialogScrim, dialogSheet } from '../dialog/dialog-frame.ts'

export type AlertDialogProps = {
  /** The question. */
  title: ReactNode
  /** What happens on «yes» and whether it can be taken back. */
  description: ReactNode
  /** The verb of what is about to happen, not «Yes». */
  confirm: ReactNode
  cancel: ReactNode
  /** `event.preventDefault()` keeps the dialog open, for one that waits for the answer with `loading`. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void
  /** What is done cannot be taken back. */
  danger?: boolean
  loading?: boolean
  /** The button that opens it. */
  trigger?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A question that must be answered. Focus starts on «cancel»; a press outside does not close it. */
export function AlertDialog({
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  danger = false,
  loading = false,
  trigger,
  ...root
}: AlertDialogProps) {
  return (
    <AlertDialogPrimitive.Root {...root}>
      {trigger && <AlertDialogPrimitive.Trigger asChild>{trigger}</AlertDialogPrimitive.Trigger>}
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay className={dialogScrim} />
        <AlertDialogPrimitive.Content
          data-slot="alert-dialog"
          className={dialogSheet({ size: 'alert', className: 'gap-2 overflow-y-auto p-6' })}
        >
          <AlertDialogPrimitive.Title className="text-xl">{title}</AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="text-muted">
            {description}
          </AlertDialogPrimitive.Description>
          <div className="mt-4 flex flex-col-reverse gap-2 xs:flex-row xs:justify-end">
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="quiet">{cancel}</Button>
            </AlertDialogPrimitive.Cancel>
            <AlertDialogPrimitive.Action asChild onClick={onConfirm}>
              <Button variant={danger ? 'danger' : 'primary'} loading={loading}>
                {confirm}
              </Button>
            </AlertDialogPrimitive.Action>
          </div>
        </AlertDialogPrimitive.Content>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  )
}
