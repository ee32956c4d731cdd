import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { signingText } from '@sauda/sdk/signing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rowsOf } from '../../../testing/documents.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { unzipped } from '../../../testing/world.ts'
import { verdictWords } from './verdict-words.ts'
import { checkWords } from './words.ts'

const check = checkWords.kk
const verdicts = verdictWords.kk
const { upload } = check

const field = page.getByLabelText(upload.choose)
const send = page.getByRole('button', { name: upload.send })
const verdict = (title: string) => page.getByRole('heading', { level: 1, name: title })

/** The paper of an act that both sides have signed, and the signature of its tenant. */
async function signedAct() {
  const [act] = await rowsOf('completion', { status: [DOCUMENT_STATUS.countersigned], limit: 1 })
  const files = await unzipped(1, `/api/completionSignature/archive/${act?.id}`)
  const fileOf = (end: RegExp) => {
    const [, bytes] = [...files].find(([name]) => end.test(name)) ?? []
    if (!bytes) throw new Error(`There is no such file among ${[...files.keys()].join(', ')}.`)
    return bytes
  }
  return { paper: fileOf(/^[^/]+\.pdf$/), cms: fileOf(/\.cms$/) }
}

it('finds a file forged of which one byte was changed', async () => {
  const { paper, cms } = await signedAct()
  paper[100] = (paper[100] ?? 0) ^ 1
  await openPage('/verify-document', { language: 'kk' })
  await userEvent.upload(field, new File([paper], 'Акт.pdf'))
  await expect.element(page.getByText(upload.noSignature)).toBeVisible()
  // The second choice is added to the first.
  await userEvent.upload(field, new File([cms], 'Акт.cms'))
  await expect.element(page.getByText(upload.noSignature)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: upload.remove('Акт.pdf') })).toBeVisible()
  await send.click()
  await expect.element(verdict(verdicts.forged.title)).toBeVisible()
  // Each signer has the reason beside the name.
  const reason = `${check.faults}: ${signingText('digest_mismatch', 'kk').wrong}`
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByText(check.thisFile)).toBeVisible()
  await expect.element(page.getByText(check.doNotPay)).toBeVisible()
})

it('says beside each signer that the key is of the demo centre', async () => {
  const { paper, cms } = await signedAct()
  await openPage('/verify-document', { language: 'kk' })
  await userEvent.upload(field, [new File([paper], 'Акт.pdf'), new File([cms], 'Акт.cms')])
  await send.click()
  await expect.element(page.getByText(check.demoKey).first()).toBeVisible()
})

it('says what is missing before anything is checked', async () => {
  const { cms } = await signedAct()
  await openPage('/verify-document', { language: 'kk' })
  await userEvent.upload(field, new File([cms], 'Акт.cms'))
  await send.click()
  await expect.element(page.getByRole('alert').getByText(upload.problems.required)).toBeVisible()
})
