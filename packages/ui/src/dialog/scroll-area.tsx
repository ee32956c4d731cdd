import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../class-names.ts'

/** A box that scrolls if its content is taller; only then it can receive the focus, to be scrolled by keyboard. */
export function ScrollArea({ className, ...props }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      data-slot="scroll-area"
      tabIndex={overflows ? 0 : undefined}
      className={cn('min-h-0 overflow-y-auto focus-visible:-outline-offset-3', className)}
      {...props}
    />
  )
}
