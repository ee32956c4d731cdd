import { isMobilePhone, phoneText } from '@sauda/sdk/ads'
import { Button, cn, IconButton } from '@sauda/ui'
import { MessageCircle, Phone } from 'lucide-react'
import { useFetcher } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { track } from '../../shell/data-layer.ts'
import { adWords } from './ad-words.ts'

export type PhoneAnswer = { phone: string } | ActionFailure

type PhoneRevealProps = {
  /** The masked phone. */
  hint: string
  /** The ad's title and full address, for a message to the seller. */
  about: { title: string; url: string }
  /** The response of the page's action, when scripts have not loaded. */
  answer: PhoneAnswer | undefined
  className?: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A button that shows the phone as a `tel:` link. Before that the page does not contain the phone. */
export function PhoneReveal({ hint, about, answer: asPage, className }: PhoneRevealProps) {
  const words = useWords(adWords)
  const fetcher = useFetcher<PhoneAnswer>()
  const answer = fetcher.data ?? asPage
  if (answer && 'phone' in answer) {
    return (
      <div className={cn('flex gap-2', className)}>
        <Button asChild size="lg" className="min-w-0 flex-1 justify-start gap-3 px-5 text-left">
          <a href={`tel:${answer.phone}`} ref={fetcher.data && focus}>
            <Phone aria-hidden />
            <span className="tabular-nums">
              {phoneText(answer.phone)}
              <span className="sr-only">, {words.call}</span>
            </span>
          </a>
        </Button>
        {isMobilePhone(answer.phone) && (
          <IconButton asChild label={words.whatsapp} size="lg" variant="quiet" className="print:hidden">
            <a
              href={messageTo(answer.phone, `${words.whatsappText(about.title)} ${about.url}`)}
              rel="noreferrer"
            >
              <MessageCircle aria-hidden />
            </a>
          </IconButton>
        )}
      </div>
    )
  }
  return (
    <fetcher.Form method="post" className={cn('grid gap-2 print:hidden', className)}>
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

/** WhatsApp's own address for a chat with a number: digits only, and the text to begin with. */
function messageTo(phone: string, text: string): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}

/** The pressed button is gone, so focus moves to what replaced it. */
function focus(link: HTMLAnchorElement | null) {
  if (!link) return
  link.focus()
  track('phone_shown')
}
