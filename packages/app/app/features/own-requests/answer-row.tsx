import { clockTime, type Moment, money } from '@sauda/sdk/language'
import type { PartAnswer } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Badge, Button, Offer } from '@sauda/ui'
import { Footprints, MessageCircle } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { PhotoStrip } from '../part-requests/photo-strip.tsx'
import { offerText, priceText, whenText } from '../part-requests/request-texts.ts'
import { requestWords } from '../part-requests/request-words.ts'
import { ShopLine } from '../part-requests/shop-line.tsx'
import type { Cabinet } from '../people/cabinet.ts'
import { ownRequestWords } from './own-words.ts'
import type { OfferReason } from './reasons.ts'

type AnswerRowProps = {
  home: Cabinet
  answer: PartAnswer
  reason: OfferReason | undefined
  isFresh: boolean
  now: Moment
}

/** What a shop offers, and what the asker can do about it. */
export function AnswerRow({ home, answer, reason, isFresh, now }: AnswerRowProps) {
  const words = useWords(ownRequestWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { id, request_id, shop, price_before, warranty_days, note, photos, hidden, going_until, chosen } =
    answer
  const when = whenText(answer, { words: shared, language, now })
  const warranty = warranty_days ? shared.warranty(warranty_days) : ''
  const reports = answer.allowed_actions.includes('report')
  return (
    <Offer
      heading="h2"
      id={`answer-${id}`}
      isNew={isFresh}
      newLabel={words.newAnswer}
      price={priceText(answer, language)}
      oldPrice={price_before === null ? undefined : money(price_before, language)}
      reason={reason && words.reasons[reason]}
      title={offerText(answer, { words: shared, language }) || shop.name}
      place={
        <>
          <ShopLine shop={shop} />
          {reports && (
            <LocalLink
              to={`${paths.ownRequestAct(home, request_id, 'report')}?answer=${id}`}
              preventScrollReset
              prefetch="none"
              aria-label={words.reporting.title(shop.name)}
              className="rounded-1 text-muted text-xs underline underline-offset-2 hover:text-text"
            >
              {words.report}
            </LocalLink>
          )}
        </>
      }
      actions={<Actions home={home} answer={answer} />}
    >
      <p className={answer.when === 'now' ? 'text-positive' : undefined}>
        {[when, warranty].filter(Boolean).join(', ')}
      </p>
      {note !== null && <p className="text-muted">{note}</p>}
      {photos.length > 0 && <PhotoStrip photos={photos} label={shared.photoOf(shop.name)} />}
      {hidden !== null && (
        <p>
          <Badge tone="warning">{hiddenText(hidden, words.hidden)}</Badge>
        </p>
      )}
      {going_until !== null && !chosen && (
        <p>
          <Badge tone="info">{words.goingUntil(clockTime(going_until))}</Badge>
        </p>
      )}
      {chosen && (
        <p>
          <Badge tone="positive">{words.foundHere}</Badge>
        </p>
      )}
    </Offer>
  )
}

function hiddenText(code: string, texts: { shop_blocked: string; shop_left: string; other: string }): string {
  return code === 'shop_blocked' || code === 'shop_left' ? texts[code] : texts.other
}

function Actions({ home, answer }: { home: Cabinet; answer: PartAnswer }) {
  const words = useWords(ownRequestWords)
  const { id, request_id, shop, unread, allowed_actions } = answer
  const may = (action: string) => allowed_actions.some((one) => one === action)
  return (
    <>
      {may('go') && (
        <ActButton intent="go" answer={id} label={`${words.go}: ${shop.name}`} title={words.goHelp}>
          <Footprints aria-hidden />
          {words.go}
        </ActButton>
      )}
      {may('stop_going') && (
        <ActButton intent="stop_going" answer={id} label={`${words.stopGoing}: ${shop.name}`} isQuiet>
          {words.stopGoing}
        </ActButton>
      )}
      {(may('write') || answer.phone_given_at !== null || unread > 0) && (
        <Button asChild size="sm" variant="quiet">
          <LocalLink
            to={paths.partThread(paths.ownRequests(home), request_id, id)}
            aria-label={`${words.write}: ${shop.name}${unread > 0 ? `, ${words.unread(unread)}` : ''}`}
          >
            <MessageCircle aria-hidden />
            {unread > 0 ? words.unread(unread) : words.write}
          </LocalLink>
        </Button>
      )}
      {may('choose') && (
        <Button asChild size="sm" variant="plain">
          <LocalLink
            to={`${paths.ownRequestAct(home, request_id, 'close')}?answer=${id}`}
            preventScrollReset
            prefetch="none"
            aria-label={`${words.found}: ${shop.name}`}
          >
            {words.found}
          </LocalLink>
        </Button>
      )}
    </>
  )
}

type ActButtonProps = {
  intent: string
  answer: number
  label: string
  title?: string
  isQuiet?: boolean
  children: React.ReactNode
}

/** A form of one button, which posts to the page. */
function ActButton({ intent, answer, label, title, isQuiet = false, children }: ActButtonProps) {
  const { formData } = useNavigation()
  const isSent = formData?.get('intent') === intent && formData.get('answer') === String(answer)
  return (
    <Form method="post" preventScrollReset className="contents">
      <RenderedFor />
      <input type="hidden" name="answer" value={answer} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="sm"
        variant={isQuiet ? 'quiet' : 'primary'}
        loading={isSent}
        aria-label={label}
        title={title}
      >
        {children}
      </Button>
    </Form>
  )
}
