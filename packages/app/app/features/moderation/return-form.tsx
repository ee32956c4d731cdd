import { type Ad, adReasonLabel, MAX_COMMENT, reasonsFor } from '@sauda/sdk/ads'
import { Button, cn, Field, Fieldset, Kbd, Textarea } from '@sauda/ui'
import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { type ActValues, actValues } from '../ad-actions/act-values.ts'
import { fillTemplate } from '../ad-actions/fill-template.ts'
import { ownerLanguage } from '../ad-actions/owner-language.ts'
import { adActWords } from '../ad-actions/words.ts'
import { useShortcutsOn } from './shortcut-choice.ts'
import { useDecisionForm } from './use-decision-form.ts'
import { useDigits, useKeyOf } from './use-shortcuts.ts'
import { Key, SendBack } from './verdict.tsx'
import { moderationWords } from './words.ts'

type ReturnFormProps = {
  ad: Ad
  /** What was typed before. */
  values: ActValues | undefined
  onTyped: (values: ActValues) => void
}

/** The id of the form; the shortcut submits it too. */
const RETURN_FORM = 'return'

const REASONS = reasonsFor('needEdits')

/** A reason: the whole row can be pressed, and its digit, or a dot where no keys are shown, says whether it is chosen. */
const ROW = [
  'relative grid min-h-10 grid-cols-[1.625rem_minmax(0,1fr)] items-center gap-2.5 rounded-2 px-2 py-1 text-row leading-tight',
  'transition-colors hover:bg-sunk has-checked:bg-accent-soft has-checked:font-strong pointer-coarse:min-h-control',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1',
].join(' ')
const DIGIT =
  'size-6.5 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-text forced-colors:peer-checked:outline-2'
const DOT =
  'mx-auto size-5 rounded-full border-[1.5px] border-line-strong bg-surface peer-checked:border-[6px] peer-checked:border-accent'

/**
 * Sends an ad back without leaving its page: a digit chooses the reason, which fills the comment, and Enter sends both.
 * The comment appears with the reason, by CSS alone.
 */
export function ReturnForm({ ad, values, onTyped }: ReturnFormProps) {
  const adActs = useWords(adActWords)
  const { why } = useWords(moderationWords)
  const language = useLanguage()
  const { formMethod } = useNavigation()
  const keysOn = useShortcutsOn()
  const keyOf = useKeyOf()
  const form = useRef<HTMLFormElement>(null)
  const comment = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState(values?.reason ?? '')
  // A newer version may appear while one writes: the decision is about the version that was seen.
  const [seen, setSeen] = useState(values?.reason ? ad.version : undefined)

  function choose(next: string) {
    setSeen((version) => version ?? ad.version)
    setReason(next)
    const chosen = REASONS.find((one) => one === next)
    fillTemplate(comment.current, chosen, ownerLanguage(ad))
    onTyped({ reason: next, comment: comment.current?.value ?? '' })
    // The button appears with the reason at the bottom of the panel, which may be below the edge of the screen.
    requestAnimationFrame(() => form.current?.closest('section')?.scrollIntoView({ block: 'nearest' }))
  }

  useDigits((digit) => {
    const next = REASONS[digit - 1]
    const radio = form.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)
    // On a narrow screen the form is hidden, and the dialog asks for the reason.
    if (!next || !radio?.checkVisibility()) return false
    choose(next)
    radio.focus()
    return true
  })

  return (
    <Form
      id={RETURN_FORM}
      ref={form}
      {...useDecisionForm(ad.id)}
      noValidate
      className="group flex flex-col gap-3 border-line border-t pt-3 max-md:hidden"
      onInput={({ currentTarget }) => onTyped(actValues(new FormData(currentTarget)))}
    >
      <RenderedFor />
      <input type="hidden" name="act" value="needEdits" />
      <input type="hidden" name="version" value={seen ?? ad.version} />
      <Fieldset legend={why}>
        <div className="grid gap-1">
          {REASONS.map((one, at) => (
            <label key={one} className={ROW}>
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => choose(one)}
                aria-keyshortcuts={keysOn ? String(at + 1) : undefined}
                className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {keysOn && (
                <Kbd aria-hidden className={cn('max-nav:hidden', DIGIT)}>
                  {at + 1}
                </Kbd>
              )}
              <span aria-hidden className={cn(DOT, keysOn && 'nav:hidden')} />
              {adReasonLabel(one, language)}
            </label>
          ))}
        </div>
      </Fieldset>
      <div className="hidden group-has-checked:block">
        <Field id="return-comment" label={adActs.comment} hint={adActs.commentHint}>
          <Textarea
            ref={comment}
            name="comment"
            rows={4}
            defaultValue={values?.comment}
            counter={{ max: MAX_COMMENT, label: adActs.left }}
            onKeyDown={sendByEnter}
          />
        </Field>
      </div>
      {/* Stays at the bottom of the panel while the form is scrolled. Without a reason a dialog asks for it. */}
      <div className="sticky -bottom-5 -mx-5 grid bg-surface px-5 py-3">
        <SendBack className="group-has-checked:hidden" />
        <Button
          type="submit"
          variant="quiet"
          loading={formMethod === 'POST'}
          aria-keyshortcuts={keyOf('needEdits')}
          className="hidden group-has-checked:inline-flex"
        >
          <Undo2 aria-hidden />
          {adActs.names.needEdits}
          <Key of="needEdits" />
        </Button>
      </div>
    </Form>
  )
}

/** Sends the ad back with the reason that is chosen on the page; returns whether there is one. */
export function sendBackChosen(): boolean {
  const form = document.getElementById(RETURN_FORM)
  if (!(form instanceof HTMLFormElement) || !form.checkVisibility()) return false
  if (!form.querySelector('[name=reason]:checked')) return false
  form.requestSubmit()
  return true
}

/** In the comment Enter begins a line, so it sends together with Ctrl or Command. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
