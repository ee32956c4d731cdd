import type { AccessFlow } from '@sauda/sdk/access'
import { useWords } from '../../language/language-context.tsx'
import { CodeForms } from './code-forms.tsx'
import type { CodeFailure } from './code-step.ts'
import { FlowPage } from './flow-page.tsx'
import { flowWords } from './words.ts'

export type CodePageProps = {
  flow: Pick<AccessFlow, 'purpose' | 'email' | 'code'>
  failure: CodeFailure | undefined
}

/** The code step of both flows, registration and access recovery. */
export function CodePage({ flow, failure }: CodePageProps) {
  const { code } = useWords(flowWords)
  const { purpose, email } = flow
  return (
    <FlowPage
      purpose={purpose}
      at="code"
      title={code.title}
      lead={purpose === 'restore' ? code.sentIfKnown(email) : code.sent(email)}
    >
      <CodeForms state={failure?.state ?? flow.code} failure={failure} />
    </FlowPage>
  )
}
