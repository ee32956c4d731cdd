import { Button, Field, Input, useHydrated } from '@sauda/ui'
import { Copy } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { sayDone } from '../../shell/messages.ts'
import { DoneLine } from '../people/done-line.tsx'
import { colleagueWords } from './colleague-words.ts'
import type { PeopleDone as Done } from './people-act.ts'

/** What was just done; the link of an invitation is shown here and never again. */
export function PeopleDone({ done: { act, name, link } }: { done: Done }) {
  const words = useWords(colleagueWords)
  const said = {
    invite: link === null ? words.sent(name) : words.linkMade,
    withdraw: words.withdrawn,
    change: words.changed,
    owner: words.madeOwner(name),
    remove: words.removed(name),
    accept: words.accepted(name),
    refuse: words.refused(name),
  }
  return (
    <>
      <DoneLine>{said[act]}</DoneLine>
      {link && <LinkOnce link={link} />}
    </>
  )
}

/** A text field can be copied without scripts too. */
function LinkOnce({ link }: { link: string }) {
  const words = useWords(colleagueWords)
  const hydrated = useHydrated()

  async function write() {
    await navigator.clipboard.writeText(link)
    sayDone(words.copied)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field id="link" label={words.link}>
        <Input readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      {hydrated && (
        <Button variant="quiet" onClick={() => void write()}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
      )}
    </div>
  )
}
