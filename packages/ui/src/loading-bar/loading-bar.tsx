import { useSyncExternalStore } from 'react'
import { cn } from '../class-names.ts'
import { type LoadingBarPhase, type LoadingBarTiming, loadingBarTimes } from './loading-bar-timing.ts'

const looks = {
  // A running bar moves to full with a short transition from its current position.
  running: 'w-[92%] bg-accent shadow-[0_0_10px_var(--accent)] starting:w-0',
  done: 'w-full bg-accent',
  failed: 'w-full bg-danger',
} as const satisfies Partial<Record<LoadingBarPhase, string>>

/** Renders one `phase`. Use `LoadingBar` unless the phase is controlled elsewhere. */
export function LoadingBarView({
  phase,
  label,
  className,
}: {
  phase: LoadingBarPhase
  /** What is being loaded, for screen readers. */
  label: string
  className?: string
}) {
  if (phase === 'hidden' || phase === 'waiting') return null
  return (
    <div
      role="progressbar"
      data-slot="loading-bar"
      data-phase={phase}
      aria-label={label}
      aria-valuenow={phase === 'running' ? undefined : 100}
      className={cn('pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75', className)}
    >
      <div
        className={cn('h-full rounded-r-full transition-[width,background-color] ease-out', looks[phase])}
        style={{ transitionDuration: phase === 'running' ? `${loadingBarTimes.duration}ms` : 'var(--calm)' }}
      />
    </div>
  )
}

/** The thin line at the top of the page while the next one is loading. */
export function LoadingBar({ timing, label }: { timing: LoadingBarTiming; label: string }) {
  const phase = useSyncExternalStore(timing.subscribe, timing.getPhase, () => 'hidden' as const)
  return <LoadingBarView phase={phase} label={label} />
}
