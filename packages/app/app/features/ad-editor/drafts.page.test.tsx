import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { editor, openEditor } from '../../../testing/ad-editor.ts'
import { handIn, someAd } from '../../../testing/ads.ts'
import { containing } from '../../../testing/containing.ts'
import { openPage, reloadPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { shellWords } from '../../shell/words.ts'
import { ownDraftWords } from './own-draft-words.ts'
import { editorWords } from './words.ts'

const words = ownDraftWords.ru
const close = page.getByRole('link', { name: shellWords.ru.dismiss })
const button = (name: string) => draft.getByRole('button', { name })
const draft = page.getByRole('region', { name: words.title })

it('the cabinet lists the draft, which is removed and put back', async () => {
  const { title } = someAd()
  await openEditor(13)
  await editor.title.fill(title)
  await close.click()
  await expect.element(draft).toMatchTextContent(containing(title))
  await button(words.remove).click()
  await expect.element(button(words.putBack)).toHaveFocus()
  await reloadPage()
  await expect.element(page.getByRole('main')).toBeVisible()
  await expect.element(draft).not.toBeInTheDocument()
  await openPage('/ads/create')
  await expect.element(editor.title).toHaveValue('')
  await editor.title.fill(title)
  await close.click()
  await button(words.remove).click()
  await button(words.putBack).click()
  await draft.getByRole('link', { name: words.goOn }).click()
  await expect.element(editor.title).toHaveValue(title)
})

it('the cabinet lists an edit that was not handed in, and only to the person who wrote it', async () => {
  const { title } = someAd()
  await signIn(5, 13)
  const { id } = await handIn(someAd(), [await photoFile('front.png')])
  await openPage(`/ads/${id}/edit`)
  await editor.title.fill(title)
  await close.click()
  const edit = page.getByRole('region', { name: words.edit(id) })
  await expect.element(edit).toMatchTextContent(containing(title))
  await edit.getByRole('link', { name: words.goOn }).click()
  await expect.element(editor.title).toHaveValue(title)
  await signIn(1)
  await openPage('/account')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(edit).not.toBeInTheDocument()
  // The draft is there all the same.
  await signIn(5, 13)
  await openPage('/profile')
  await expect.element(edit).toBeVisible()
})

it('what the title names fills empty fields when it is asked for, and never others', async () => {
  await openEditor(13)
  await editor.brand.click()
  await editor.options.filter({ hasText: 'Hyundai' }).click()
  await editor.title.fill('Тормозной диск на Камри 50')
  const part = page.getByRole('button', { name: new RegExp(`, ${editorWords.ru.fields.spare_part_id}$`) })
  await expect.element(part).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ has: part }))
    .toMatchTextContent(containing(editorWords.ru.foundInTitle))
  await expect.element(page.getByRole('button', { name: /Toyota/ })).not.toBeInTheDocument()
  await expect.element(editor.part).toHaveValue('')
  const name = part.element().textContent ?? ''
  await part.click()
  await expect.element(editor.part).toHaveValue(name)
  // The focus stays where the button was.
  await expect.poll(() => document.querySelector('[role=dialog] [role=status]:focus')).not.toBeNull()
  await expect.element(part).not.toBeInTheDocument()
  await expect.element(editor.brand).toHaveValue('Hyundai')
  await reloadPage()
  await expect.element(editor.part).toHaveValue(name)
})
