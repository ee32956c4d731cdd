import { CircleAlert } from 'lucide-react'

type Problem = { name: string; reason: string }

/** Rejected files by name. The region is always rendered, so that screen readers announce its changes. */
export function UploaderProblems({ id, problems }: { id: string; problems: Problem[] }) {
  const unlike = new Map(problems.map((problem) => [`${problem.name}: ${problem.reason}`, problem]))
  return (
    <div id={id} role="alert" className="text-sm text-danger">
      {unlike.size > 0 && (
        <ul className="mt-2 grid gap-1">
          {[...unlike].map(([key, { name, reason }]) => (
            <li key={key} className="flex min-w-0 gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-strong">{name}</b>: {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
