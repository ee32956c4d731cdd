import { Stepper } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { AccessPage, type AccessPageProps } from './access-page.tsx'
import { floorOf, type Purpose, STEPS, type Step } from './steps.ts'
import { flowWords } from './words.ts'

export type FlowPageProps = Omit<AccessPageProps, 'door' | 'floor' | 'steps'> & { purpose: Purpose; at: Step }

/** One step of a flow, with a progress indicator. */
export function FlowPage({ purpose, at, ...page }: FlowPageProps) {
  const { steps } = useWords(flowWords)
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
