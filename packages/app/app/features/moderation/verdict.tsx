import type { Ad } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { Button, type ButtonProps, Kbd, TextLink } from '@sauda/ui'
import { Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import type { Act } from '../ad-actions/acts.ts'
import { adActWords } from '../ad-actions/words.ts'
import { deskWords } from '../ads/desk-words.ts'
import { useDecideAddress, useDecisionForm } from './use-decision-form.ts'
import { type Shortcut, useKeyOf } from './use-shortcuts.ts'

/** The id of the form for publishing, which needs no dialog; the shortcut and the phone's bottom bar submit it too. */
export const PUBLISH_FORM = 'publish'

type VerdictProps = {
  ad: Ad
  /** The form of a decision that has just failed. */
  kept?: ReactNode
  /** The form that sends the ad back; only if that is allowed. */
  children?: ReactNode
}

/** The decisions that are available for an ad. They come from `allowed_actions` of the server. */
export function Verdict({ ad, kept, children }: VerdictProps) {
  const desk = useWords(deskWords)
  const adActs = useWords(adActWords)
  const may = useMay(ad)
  return (
    <section
      aria-labelledby="verdict"
      data-verdict
      className="grid scroll-pb-24 gap-3 rounded-3 bg-surface p-5 shadow-1 md:sticky md:top-4 md:scroll-mt-4 md:scroll-mb-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto"
    >
      <h2 id="verdict" className="text-xl">
        {desk.verdict}
      </h2>
      {kept}
      <PublishForm ad={ad} />
      {may('publish') ? (
        <>
          <PublishButton className="max-md:hidden" />
          <p className="text-muted text-sm">{desk.publishHelp[ad.live ? 'edit' : 'first']}</p>
        </>
      ) : (
        <p className="text-sm">{desk.cannotPublish}</p>
      )}
      {may('needEdits') && (children || <SendBack className="max-md:hidden" />)}
      {may('unpublish') && (
        <DecideLink act="unpublish" variant="danger-quiet">
          {adActs.names.unpublish}
        </DecideLink>
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-3">
        {may('archive') && <DecideText act="archive" />}
        {may('delete') && <DecideText act="delete" />}
        {ad.live && (
          <TextLink asChild>
            <LocalLink to={paths.ad(ad.id)}>{desk.view}</LocalLink>
          </TextLink>
        )}
      </div>
    </section>
  )
}

/** The two most frequent decisions, always visible on a phone. */
export function VerdictBar({ ad }: { ad: Ad }) {
  const may = useMay(ad)
  if (!may('publish') && !may('needEdits')) return null
  return (
    <div className="sticky bottom-0 z-6 -mx-gutter grid grid-cols-[1fr_auto] gap-2 border-line border-t bg-surface px-gutter py-2.5 shadow-2 md:hidden">
      {may('publish') && <PublishButton className="order-last px-3 only:col-span-2 max-xs:[&_svg]:hidden" />}
      {may('needEdits') && <SendBack className="px-3 only:col-span-2 max-xs:[&_svg]:hidden" />}
    </div>
  )
}

function PublishForm({ ad }: { ad: Ad }) {
  return (
    <Form id={PUBLISH_FORM} {...useDecisionForm(ad.id)} className="hidden">
      <RenderedFor />
      <input type="hidden" name="act" value="publish" />
      <input type="hidden" name="version" value={ad.version} />
    </Form>
  )
}

function PublishButton(props: ButtonProps) {
  const desk = useWords(deskWords)
  const { formMethod } = useNavigation()
  const keyOf = useKeyOf()
  return (
    <Button
      type="submit"
      form={PUBLISH_FORM}
      loading={formMethod === 'POST'}
      aria-keyshortcuts={keyOf('publish')}
      {...props}
    >
      <Check aria-hidden />
      {desk.publish}
      <Key of="publish" />
    </Button>
  )
}

/** Links to the dialog that sends the ad back: on a phone, and where no reason is chosen on the page. */
export function SendBack({ className }: { className?: string }) {
  const adActs = useWords(adActWords)
  return (
    <DecideLink act="needEdits" variant="quiet" className={className}>
      <Undo2 aria-hidden />
      {adActs.names.needEdits}
    </DecideLink>
  )
}

type DecideLinkProps = Pick<ButtonProps, 'variant' | 'className'> & {
  act: Act & Shortcut
  children: ReactNode
}

/** Links to the dialog of an action, which has an address of its own. */
function DecideLink({ act, children, ...props }: DecideLinkProps) {
  const keyOf = useKeyOf()
  const addressOf = useDecideAddress()
  return (
    <Button asChild {...props}>
      <LocalLink to={addressOf(act)} preventScrollReset prefetch="none" aria-keyshortcuts={keyOf(act)}>
        {children}
        <Key of={act} />
      </LocalLink>
    </Button>
  )
}

function DecideText({ act }: { act: Act }) {
  const adActs = useWords(adActWords)
  const addressOf = useDecideAddress()
  return (
    <TextLink asChild>
      <LocalLink to={addressOf(act)} preventScrollReset prefetch="none">
        {adActs.names[act]}
      </LocalLink>
    </TextLink>
  )
}

function useMay({ allowed_actions }: Ad): (act: Act) => boolean {
  return (act) => allowed_actions?.includes(act) ?? false
}

/** The shortcut of a button, on devices that probably have a keyboard. */
export function Key({ of: shortcut }: { of: Shortcut }) {
  const key = useKeyOf()(shortcut)
  return (
    key && (
      <Kbd aria-hidden className="max-nav:hidden">
        {key}
      </Kbd>
    )
  )
}
