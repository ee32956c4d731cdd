import { CircleAlert } from 'lucide-react'
import { Button } from '../button/button.tsx'

type Problem = { name: string; reason: string; onRetry?: (() => void) | undefined }

type UploaderProblemsProps = { id: string; problems: Problem[]; retryLabel: string | undefined }

/**
 * Rejected files by name, and failed ones with a button. The region is always rendered, so that screen readers announce
 * its changes.
 */
export function UploaderProblems({ id, problems, retryLabel }: UploaderProblemsProps) {
  const unlike = new Map(problems.map((problem) => [`${problem.name}: ${problem.reason}`, problem]))
  return (
    <div id={id} role="alert" className="text-sm text-danger">
      {unlike.size > 0 && (
        <ul className="mt-2 grid gap-1">
          {[...unlike].map(([key, { name, reason, onRetry }]) => (
            <li key={key} className="flex min-w-0 gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-strong">{name}</b>: {reason}
              </span>
              {onRetry && retryLabel && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ml-auto shrink-0 self-start pointer-coarse:min-h-control"
                  aria-label={`${retryLabel}: ${name}`}
                  onClick={onRetry}
                >
                  {retryLabel}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
