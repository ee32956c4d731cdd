import { phoneText } from '@sauda/sdk/ads'
import { clockTime, type Moment, money } from '@sauda/sdk/language'
import type { PartThread } from '@sauda/sdk/part-requests'
import { Button, TextLink } from '@sauda/ui'
import { ArrowLeft, Phone } from 'lucide-react'
import { useMemo } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { TalkPanel } from '../talk/talk-panel.tsx'
import { partTalk, type TalkFailure } from './part-talk.ts'
import { requestWords } from './request-words.ts'
import { partThreadWords } from './thread-words.ts'

export type ThreadPageProps = {
  thread: PartThread
  /** The page of the request. */
  backTo: string
  /** The address of this page, without language. */
  here: string
  isShop: boolean
  /** Whether the dialog about the phone is open. */
  isGiving: boolean
  /** Whether earlier messages are shown, not the last ones. */
  isEarlier: boolean
  now: Moment
  formKey: string
  failure: TalkFailure | undefined
}

/** The thread of an asker with one shop. The asker opens the own number here, and sees that it can't be taken back. */
export function ThreadPage({
  thread,
  backTo,
  here,
  isShop,
  isGiving,
  isEarlier,
  now,
  formKey,
  failure,
}: ThreadPageProps) {
  const words = useWords(partThreadWords)
  const language = useLanguage()
  const { answer_id, request_id, other, other_plate, text, price, phone, messages, more, allowed_actions } =
    thread
  const may = (action: string) => allowed_actions.some((one) => one === action)
  const calls = useMemo(() => partTalk(answer_id), [answer_id])
  const [first] = messages
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <TextLink asChild className="justify-self-start text-sm">
          <LocalLink to={backTo}>
            <ArrowLeft aria-hidden />
            {words.back}
          </LocalLink>
        </TextLink>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {other_plate && <RoomPlate room={other_plate} size="md" />}
          <h1 className="min-w-0 flex-1 basis-48 text-2xl wrap-anywhere">{other}</h1>
          {may('give_phone') && (
            <Button asChild size="sm" variant="soft">
              <LocalLink to={`${here}?give=1`} preventScrollReset prefetch="none">
                <Phone aria-hidden />
                {words.give}
              </LocalLink>
            </Button>
          )}
          {isShop && phone !== null && (
            <Button asChild size="sm">
              <a href={`tel:${phone}`} aria-label={`${words.call}: ${phoneText(phone)}`}>
                <Phone aria-hidden />
                {phoneText(phone)}
              </a>
            </Button>
          )}
        </div>
        <p className="text-muted text-sm wrap-anywhere">
          {words.about(String(request_id), text)}
          {price !== null && `, ${money(price, language)}`}
        </p>
      </header>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-3 bg-sunk p-3 xs:p-4">
        {more && first && (
          <TextLink asChild className="justify-self-center text-sm">
            <LocalLink to={`${here}?before=${first.id}`} preventScrollReset prefetch="none">
              {words.earlier}
            </LocalLink>
          </TextLink>
        )}
        <TalkPanel
          key={`${answer_id} ${isEarlier ? (first?.id ?? 0) : 'last'}`}
          of="part-talk"
          id={answer_id}
          thread={thread}
          calls={calls}
          other={other}
          label={isShop ? words.toAsker : words.toShop}
          now={now}
          formKey={formKey}
          mayWrite={may('write') && !isEarlier}
          noteOf={({ note, created_at }) =>
            note === 'phone_given' ? (isShop ? words.gaveShop : words.gaveYou)(clockTime(created_at)) : null
          }
          failure={isGiving ? undefined : failure}
          empty={isShop ? words.emptyShop : words.empty}
        />
        {isEarlier && (
          <TextLink asChild className="justify-self-center text-sm">
            <LocalLink to={here} preventScrollReset prefetch="none">
              {words.latest}
            </LocalLink>
          </TextLink>
        )}
        {!may('write') && <p className="text-center text-muted text-sm">{words.closed}</p>}
      </section>
      {isGiving && may('give_phone') && (
        <GiveDialog other={other} phone={phone ?? ''} closeTo={here} failure={failure} />
      )}
    </div>
  )
}

type GiveDialogProps = { other: string; phone: string; closeTo: string; failure: TalkFailure | undefined }

/** Says before the press that the number can't be taken back. */
function GiveDialog({ other, phone, closeTo, failure }: GiveDialogProps) {
  const { giving } = useWords(partThreadWords)
  const shared = useWords(requestWords)
  return (
    <FormDialog
      title={giving.title(other)}
      closeTo={closeTo}
      cancel={giving.cancel}
      confirm={giving.confirm}
      lead={<p>{giving.help(phone)}</p>}
    >
      <FormProblems title={shared.failed} failure={failure} labels={{}} />
      <input type="hidden" name="intent" value="give" />
    </FormDialog>
  )
}
