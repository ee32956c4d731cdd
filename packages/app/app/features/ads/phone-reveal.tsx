import { phoneText } from '@sauda/sdk/ads'
import { Button, cn } from '@sauda/ui'
import { Phone } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { adWords } from './ad-words.ts'

export type PhoneAnswer = { phone: string } | ActionFailure

type PhoneRevealProps = {
  /** The masked phone. */
  hint: string
  /** The response of the page's action, when scripts have not loaded. */
  answer: PhoneAnswer | undefined
  className?: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A button that shows the phone as a `tel:` link. Before that the page does not contain the phone. */
export function PhoneReveal({ hint, answer: asPage, className }: PhoneRevealProps) {
  const words = useWords(adWords)
  const fetcher = useFetcher<PhoneAnswer>()
  const answer = fetcher.data ?? asPage
  if (answer && 'phone' in answer) {
    return (
      <div className={className}>
        <Button asChild size="lg" className="w-full justify-start gap-3 px-5 text-left">
          <a href={`tel:${answer.phone}`} ref={fetcher.data && focus}>
            <Phone aria-hidden />
            <span className="tabular-nums">
              {phoneText(answer.phone)}
              <span className="sr-only">, {words.call}</span>
            </span>
          </a>
        </Button>
      </div>
    )
  }
  return (
    <fetcher.Form method="post" className={cn('grid gap-2', className)}>
      <Button
        type="submit"
        size="lg"
        loading={fetcher.state !== 'idle'}
        className="w-full justify-start gap-3 px-5 text-left text-md"
      >
        <Phone aria-hidden />
        <span>
          <span className="block">{words.showPhone}</span>
          <span className="block font-normal text-xs tabular-nums opacity-90">{hint}</span>
        </span>
      </Button>
      {answer && <Refusal failure={answer} />}
    </fetcher.Form>
  )
}

function Refusal({ failure: { code, retry_after } }: { failure: ActionFailure }) {
  const words = useWords(adWords)
  const wait = (seconds: number) =>
    seconds < HOUR ? words.minutes(Math.ceil(seconds / MINUTE)) : words.hoursOf(Math.ceil(seconds / HOUR))
  return (
    <p role="alert" className="text-sm text-warning">
      {code === 'too_many_requests' && retry_after ? words.phoneWait(wait(retry_after)) : words.phoneFailed}
    </p>
  )
}

/** The pressed button is gone, so focus moves to what replaced it. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus()
}
