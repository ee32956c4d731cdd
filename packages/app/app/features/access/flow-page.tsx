import { Stepper } from '@sauda/ui'
import { useFlowWords } from '../../language/flow-words.ts'
import { AccessPage, type AccessPageProps } from './access-page.tsx'
import { floorOf, type Purpose, STEPS, type Step } from './steps.ts'

export type FlowPageProps = Omit<AccessPageProps, 'door' | 'floor' | 'steps'> & { purpose: Purpose; at: Step }

/** A step of a flow, and where it stands among the others. */
export function FlowPage({ purpose, at, ...page }: FlowPageProps) {
  const { steps } = useFlowWords()
  const own: readonly Step[] = STEPS[purpose]
  return (
    <AccessPage
      {...page}
      door={purpose === 'restore' ? 'restore' : 'registration'}
      floor={floorOf(purpose, at)}
      steps={
        <Stepper
          label={steps.label}
          doneLabel={steps.done}
          steps={own.map((id) => ({ id, label: steps[id] }))}
          current={own.indexOf(at)}
        />
      }
    />
  )
}
