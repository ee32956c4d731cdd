import { Check, Minus } from 'lucide-react'

type WhatFollowsProps = {
  title: string
  /** What ends, a line each; false where there is nothing of it. */
  ends: readonly (string | false)[]
  /** What is left as it is. */
  stays: string
}

/** What follows from an act that cannot be undone, before it is confirmed. */
export function WhatFollows({ title, ends, stays }: WhatFollowsProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-strong font-text text-row">{title}</h3>
      <ul className="grid gap-1.5 text-row">
        {ends.map(
          (line) =>
            line !== false && (
              <li key={line} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
                <Minus aria-hidden className="mt-0.5 size-5 text-danger" />
                {line}
              </li>
            ),
        )}
        <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
          <Check aria-hidden className="mt-0.5 size-5 text-positive" />
          {stays}
        </li>
      </ul>
    </div>
  )
}
