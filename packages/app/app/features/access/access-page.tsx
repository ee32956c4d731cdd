import type { ReactNode } from 'react'
import { DocumentHead } from '../../shell/document-head.tsx'
import { Side, type SideProps } from './side.tsx'

export type AccessPageProps = SideProps & {
  title: string
  lead?: ReactNode
  /** The progress through the flow, above the title. */
  steps?: ReactNode
  /** Shown below the panel: the link to the other form. */
  below?: ReactNode
  children?: ReactNode
}

/** Layout of the sign-in and sign-up pages: a panel with one form and, on wide screens, the building beside it. */
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
      <Side {...side} />
    </div>
  )
}

/** A question and the link that goes with it, below the panel. */
export function OtherWay({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 gap-y-1 text-row">
      <span className="text-muted">{question}</span>
      {children}
    </p>
  )
}
