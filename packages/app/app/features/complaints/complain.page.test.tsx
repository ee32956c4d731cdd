import { complaintReasonLabel } from '@sauda/sdk/complaints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import '../../../testing/css.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { callAs, endSession, signIn } from '../../../testing/people.ts'
import { adWords } from '../ads/ad-words.ts'
import { complaintDeskWords } from './desk-words.ts'
import { complaintSentWords } from './sent-words.ts'
import { complaintWords } from './words.ts'

const { ru: words } = complaintWords
const { ru: desk } = complaintDeskWords
const { ru: its } = adWords

it('takes a complaint from the page of an ad, and a moderator reviews it', async () => {
  const ad = someAd()
  await signIn(5, 33)
  const { id } = await handIn(ad)
  await callAs([3], `/api/userBanner/publish/${id}`, {})
  await endSession()
  await openPage(`/ads/${id}/view`)
  const whatsapp = page.getByRole('link', { name: its.whatsapp })
  expect(whatsapp.query()).toBeNull()
  expect(document.body.textContent).not.toContain('5554433')
  await page.getByRole('button', { name: its.showPhone, exact: false }).click()
  await expect.element(page.css('a[href="tel:+77015554433"]')).toBeVisible()
  const href = new URL(whatsapp.element().getAttribute('href') ?? '')
  expect(href.origin + href.pathname).toBe('https://wa.me/77015554433')
  expect(href.searchParams.get('text')).toContain(ad.title)

  await page.getByRole('link', { name: its.complain }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const text = page.getByRole('textbox', { name: words.text })
  const send = page.getByRole('button', { name: words.send })
  await page.getByRole('radio', { name: complaintReasonLabel('other', 'ru'), exact: true }).click()
  await send.click()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await text.fill(`Телефон не отвечает ${ad.title}`)
  await send.click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: complaintSentWords.ru.sent.title }))
    .toBeVisible()

  await signIn(3)
  await openPage(`/ads/${id}/confirm`)
  const open = page.getByRole('region', { name: desk.complaints })
  await expect.element(open).toMatchTextContent(`Телефон не отвечает ${ad.title}`)
  await open.getByRole('button', { name: desk.reviewed }).click()
  await expect.element(open).not.toBeInTheDocument()
})
