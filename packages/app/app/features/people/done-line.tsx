import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** Confirms what the form below has just done. It takes the focus, since the pressed button may be gone. */
export function DoneLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p
      ref={line}
      role="status"
      tabIndex={-1}
      className="flex gap-2 rounded-3 bg-positive-soft p-4 font-strong text-positive text-row outline-none"
    >
      <CircleCheck aria-hidden className="size-5 shrink-0" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}
