import * as paths from '@sauda/sdk/paths'
import { listLetters } from '@sauda/sdk/people'
import { Button, cn, Drawing, EmptyState, PageHead, TextLink } from '@sauda/ui'
import { data } from 'react-router'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { consoleTokenOf, keepConsoleToken } from '../../features/letters/console-token.ts'
import { LetterList } from '../../features/letters/letter-list.tsx'
import { LetterView } from '../../features/letters/letter-view.tsx'
import { loadLetters } from '../../features/letters/load-letters.ts'
import { LockedLetters } from '../../features/letters/locked-letters.tsx'
import { letterWords } from '../../features/letters/words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/letters.ts'

/** The link of the console contains the token, which a redirect then removes from the address. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { portal, setCookie } = visitOf(context)
  const given = url.searchParams.get('token')
  if (given !== null) {
    setCookie(keepConsoleToken(given))
    throw localRedirect(context, paths.letters)
  }
  const loaded = await loadLetters(portal, consoleTokenOf(request.headers), params.id, request.signal)
  const page = { ...loaded, chosen: params.id !== undefined, now: new Date().toISOString() }
  return data(page, { status: loaded.locked ? 403 : 200 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { portal, setCookie } = visitOf(context)
  const token = textOf(await request.formData(), 'token').trim()
  const { error } = await listLetters(portal, token)
  if (error) return refused(error)
  setCookie(keepConsoleToken(token))
  throw localRedirect(context, paths.letters)
}

/** E-mails that were not sent, for whoever has the console's token. On a phone the list and an e-mail are two pages. */
export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(letterWords)
  if (loaderData.locked) {
    return (
      <div className="page-wrap py-12 md:py-16">
        <DocumentHead title={words.title} hidden />
        <LockedLetters wrong={loaderData.wrong || actionData !== undefined} />
      </div>
    )
  }
  const { letters, letter, chosen, now } = loaderData
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <DocumentHead title={words.title} hidden />
      <PageHead
        title={words.title}
        lead={words.lead}
        tools={
          <Button asChild variant="quiet">
            <LocalLink to={paths.letters} prefetch="none">
              {words.renew}
            </LocalLink>
          </Button>
        }
      />
      {letter ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={cn(chosen && 'max-nav:hidden')}>
            <LetterList letters={letters} current={letter.id} now={now} />
          </div>
          <div className={cn('grid min-w-0 gap-3 nav:sticky nav:top-6', !chosen && 'max-nav:hidden')}>
            <TextLink asChild className="justify-self-start nav:hidden">
              <LocalLink to={paths.letters}>{words.back}</LocalLink>
            </TextLink>
            <LetterView letter={letter} />
          </div>
        </div>
      ) : (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
    </div>
  )
}
