import { errorText } from '@sauda/sdk/language'
import { signingCounts } from '@sauda/sdk/signing'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { egovWords } from './egov-words.ts'
import { unsigned } from './offered.ts'
import { isHandset } from './signer-choice.ts'
import type { SigningBodyProps } from './signing-body.ts'
import type { SigningView } from './signing-view.ts'
import { troubleWords } from './trouble-words.ts'
import type { ShownRun } from './use-signing-run.ts'
import { signingWords } from './words.ts'

type DialogText = { title: string; lead?: string | undefined }

/** Title and first line of the dialog: what is going on, and what the user should do. */
export function useDialogText(view: SigningView, { kind, shown, user }: SigningBodyProps): DialogText {
  const words = useWords(signingWords)
  const egov = useWords(egovWords)
  const { unkept } = useWords(troubleWords)
  const trouble = useTroubleText(shown.batch.trouble, shown.way === 'phone')
  const { batch } = shown
  const counts = signingCounts(batch)
  const all = batch.documents.length
  const made = counts.done + counts.kept + counts.submitting
  const at = Math.min(all, counts.done + counts.failed + 1)
  const next = user.bin === null ? words.result.nextCentre : words.result.next
  switch (view) {
    case 'preparing':
      return {
        title: words.preparing.title(kind, all),
        lead: batch.trouble === null ? words.preparing.lead : trouble.lead,
      }
    case 'choice':
      return egov.choice
    case 'phone':
      return isHandset() ? { title: egov.handset.title } : { title: egov.title, lead: codeLead(egov, shown) }
    case 'connecting':
      return { title: words.preparing.connecting, lead: words.absent.lead }
    case 'absent':
      return { title: words.absent.title, lead: words.absent.lead }
    case 'browser':
      return { title: words.browser.title, lead: words.browser.lead }
    case 'key':
      return { title: words.key.title, lead: words.key.many(kind, all) }
    case 'wrong-key':
      return { title: words.wrongKey.title, lead: words.wrongKey.lead }
    case 'trouble':
      return trouble
    case 'one-by-one':
      return {
        title: words.oneByOne.title(Math.min(all, made + counts.failed + 1), all),
        lead: words.oneByOne.lead(kind),
      }
    case 'running':
      return counts.signing + counts.ready > 0
        ? { title: words.running.title(at, all), lead: words.running.lead }
        : {
            title: words.running.sending(at, all),
            lead: shown.isKept ? words.running.sendingLead : unkept.sending,
          }
    case 'offline':
      return { title: made > counts.done ? words.offline.title : words.offline.empty }
    case 'restored':
      return { title: words.restored.title(Math.min(all, made + 1)), lead: words.restored.lead(made) }
    case 'over':
      return {
        title: words.over.title(Math.min(all, made + counts.failed + 1)),
        lead: words.over.lead(counts.done, made - counts.done, counts.idle),
      }
    case 'stopped':
      return {
        title: words.result.stopped(counts.done, all),
        lead: counts.done > 0 ? next : words.result.nothing,
      }
    case 'result':
      return {
        title: words.result.title(counts.done, counts.failed),
        lead: counts.done > 0 ? next : words.result.nothing,
      }
    case 'all': {
      const pending = batch.documents.filter((document) => document.pending).length
      if (pending > 0) return { title: words.all.pending(all), lead: words.all.pendingLead }
      return {
        title: words.all.title(kind, all),
        lead: user.bin === null ? words.result.nextCentre : words.all.next,
      }
    }
  }
}

/** How many of the documents that are left the code offers; nothing while there is none. */
function codeLead(words: typeof egovWords.ru, { batch, code }: ShownRun): string {
  if (!code) return words.leadAlone
  return words.lead(code.documents.length, unsigned(batch).length)
}

/** What stopped signing: the program with the key, or the portal. */
function useTroubleText(trouble: string | null, onPhone: boolean): DialogText {
  const { failed } = useWords(egovWords)
  const { titles, texts } = useWords(troubleWords)
  const language = useLanguage()
  if (onPhone && trouble?.startsWith('signer_')) return failed
  switch (trouble) {
    case 'signer_old':
    case 'signer_cancelled':
    case 'signer_lost':
    case 'signer_failed':
    case 'signing_elsewhere':
      return { title: titles[trouble], lead: texts[trouble] }
    default:
      return { title: titles.other, lead: errorText(trouble ?? 'internal', language) }
  }
}
