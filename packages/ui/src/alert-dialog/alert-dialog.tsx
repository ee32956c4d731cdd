import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { dialogScrim, dialogSheet } from '../dialog/dialog-frame.ts'

export type AlertDialogProps = {
  /** The question. */
  title: ReactNode
  /** What «confirm» does and whether it can be undone. */
  description: ReactNode
  /** The verb of the action, not «Yes». */
  confirm: ReactNode
  cancel: ReactNode
  /** `event.preventDefault()` keeps the dialog open, to wait for the result with `loading`. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void
  /** The action cannot be undone. */
  danger?: boolean
  loading?: boolean
  /** The button that opens the dialog. */
  trigger?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A question that must be answered. The focus starts on «cancel»; a press outside does not close it. */
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
