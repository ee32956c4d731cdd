import { attempt } from '@sauda/sdk'
import { activateAd, getAd } from '@sauda/sdk/ads'
import { errorText, inLanguage, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import type { ReactNode } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { renewalWords } from '../../features/ad-actions/renewal-words.ts'
import { renewedUntil } from '../../features/notifications/renew.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { failureFrom, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/renew.ts'

/** The ad to renew. A GET changes nothing: mail programs open links to preview them. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = idOf(params.id)
  const { portal, currentUser } = visitOf(context)
  const [user, ad] = await Promise.all([currentUser(), attempt(getAd(portal, id))])
  // An expired ad cannot be read, but its owner can still renew it.
  return { id, token: url.searchParams.get('token'), signedIn: user !== null, ad: ad.ok ? ad.value : null }
}

/** The token of the e-mail authorizes the request; without one the session does. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const token = (await formOf({ request, context })).get('token')
  const wish = typeof token === 'string' && token !== '' ? { token } : {}
  const result = await attempt(activateAd(visitOf(context).portal, idOf(params.id), wish))
  if (result.ok) return { ok: true as const, until: renewedUntil(result.value) }
  const { failure, status } = failureFrom(result.error)
  return data({ ok: false as const, code: failure.code }, { status })
}

/** A page with one button that renews an ad for another term. */
export default function Renew({ loaderData, actionData }: Route.ComponentProps) {
  const { id, token, signedIn, ad } = loaderData
  const renewal = useWords(renewalWords)
  const language = useLanguage()
  const { formMethod } = useNavigation()
  const mayAsk = !actionData || (!actionData.ok && !isFinal(actionData.code))
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] justify-items-center py-12 md:py-16">
      <DocumentHead title={renewal.title} hidden />
      <section className="grid w-full max-w-140 grid-cols-[minmax(0,1fr)] justify-items-start gap-5 rounded-4 bg-surface p-6 shadow-1 xs:p-8">
        <h1 className="max-w-full wrap-break-word">{actionData?.ok ? renewal.done : renewal.title}</h1>
        <div>
          <p className="font-strong wrap-anywhere">
            {ad ? inLanguage(ad, 'title', language) : renewal.ad(id)}
          </p>
          {ad?.expires_at && !actionData?.ok && (
            <p className="text-muted text-sm">{renewal.until(longDate(ad.expires_at, language))}</p>
          )}
        </div>
        {actionData?.ok ? (
          <Renewed id={id} until={actionData.until} />
        ) : (
          <>
            {actionData ? (
              <Refused id={id} code={actionData.code} />
            ) : (
              <p>{token && !signedIn ? renewal.lead : renewal.leadSignedIn}</p>
            )}
            {mayAsk &&
              (token || signedIn ? (
                <Form method="post">
                  <RenderedFor />
                  {token && <input type="hidden" name="token" value={token} />}
                  <Button type="submit" size="lg" loading={formMethod === 'POST'}>
                    {renewal.renew}
                  </Button>
                </Form>
              ) : (
                <Button asChild size="lg">
                  <LocalLink to={signInAddress(id)}>{renewal.signIn}</LocalLink>
                </Button>
              ))}
          </>
        )}
      </section>
    </div>
  )
}

function Renewed({ id, until }: { id: number; until: string | null }) {
  const renewal = useWords(renewalWords)
  const language = useLanguage()
  return (
    <>
      <p role="status">{until ? renewal.doneUntil(longDate(until, language)) : renewal.doneWaits}</p>
      {until && (
        <Button asChild variant="quiet">
          <LocalLink to={paths.ad(id)}>{renewal.view}</LocalLink>
        </Button>
      )}
    </>
  )
}

/** Errors of an invalid link, and errors that mean that the ad needs no renewal. */
const WRONG = ['sign_in_required', 'forbidden', 'not_found', 'bad_request', 'invalid']
const ALREADY = ['changed_meanwhile', 'action_not_allowed']

function isFinal(code: string): boolean {
  return WRONG.includes(code) || ALREADY.includes(code)
}

/** The sign-in page with a return to this one, without the token. */
function signInAddress(id: number): string {
  return paths.loginThen(paths.adRenew(id))
}

function Refused({ id, code }: { id: number; code: string }) {
  const renewal = useWords(renewalWords)
  const language = useLanguage()
  const { user } = useSite()
  if (ALREADY.includes(code)) {
    return (
      <Refusal title={renewal.already} text={renewal.alreadyHelp}>
        <LocalLink to={user ? cabinetOf(user) : paths.ad(id)}>{user ? renewal.mine : renewal.view}</LocalLink>
      </Refusal>
    )
  }
  if (WRONG.includes(code)) {
    return (
      <Refusal title={renewal.wrong} text={renewal.wrongHelp}>
        <LocalLink to={user ? cabinetOf(user) : signInAddress(id)}>
          {user ? renewal.mine : renewal.signIn}
        </LocalLink>
      </Refusal>
    )
  }
  return <p role="alert">{errorText(code, language)}</p>
}

function Refusal({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <div role="alert">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1">{text}</p>
      </div>
      <Button asChild variant="quiet">
        {children}
      </Button>
    </>
  )
}
