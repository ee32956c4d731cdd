import { type ReactNode, Suspense } from 'react'
import { DocumentHead } from '../../shell/document-head.tsx'
import { Side, type SideProps } from './side.tsx'

export type AccessPageProps = SideProps & {
  title: string
  lead?: ReactNode
  /** Where one is on the way, above the title. */
  steps?: ReactNode
  /** What stands below the panel: the way to the other door. */
  below?: ReactNode
  children?: ReactNode
}

/** Every page that leads into the portal: a panel with one form, and beside it, where there is room, the building. */
export function AccessPage({ title, lead, steps, below, children, ...side }: AccessPageProps) {
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,35rem)] items-start justify-center gap-6 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <DocumentHead title={title} hidden />
      <div className="grid gap-5">
        <section className="grid gap-6 rounded-4 bg-surface p-5 shadow-1 xs:p-8 lg:p-10">
          {steps}
          <div>
            <h1>{title}</h1>
            {lead && <p className="mt-2 wrap-anywhere text-muted">{lead}</p>}
          </div>
          {children}
        </section>
        {below}
      </div>
      <Suspense>
        <Side {...side} />
      </Suspense>
    </div>
  )
}

/** A question and the link that answers it, below the panel. */
export function OtherWay({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 gap-y-1 text-row">
      <span className="text-muted">{question}</span>
      {children}
    </p>
  )
}
