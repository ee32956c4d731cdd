import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { contentItem } from '@sauda/sdk/paths'
import { endSession, expectSaid } from '../portal/access-forms.ts'
import { textOf } from '../portal/accessible.ts'
import { itemOf, newItem, PHOTO, some } from '../portal/content-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'
import { type ChosenFile, hrefOf, type Visitor } from '../portal/visitor.ts'

const EMPTY = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
const LONG = 'Д'.repeat(400)

/** A field by its name: the texts of both languages have the same label. */
const field = ({ document }: Visitor, name: string) => {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const fill = (visitor: Visitor, name: string, text: string) => {
  field(visitor, name).value = text
}
const choose = (visitor: Visitor, file: ChosenFile) => visitor.chooseIn(field(visitor, 'image.file'), file)
const alerts = (visitor: Visitor) => visitor.all('alert').map(textOf).join(' ')

for (const { language, words, at } of flowsIn('kk')) {
  const { contentDesk: desk, contentSets, contentClash: clash, editor, unsavedEntry: unsaved } = words
  const typedOf = (visitor: Visitor) => visitor.all('definition').map(textOf).join(' | ')

  test(`an entry is written, refused, kept and saved, in ${language}`, async ({ visitor }) => {
    const title = some('Этаж')
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/content/tier/new'))
    fill(visitor, 'title', title)
    fill(visitor, 'level', 'десять')
    await visitor.press(desk.save)
    expect(alerts(visitor)).toContain(fieldText('not_a_number', language))
    expect(field(visitor, 'title').value).toBe(title)
    fill(visitor, 'level', '5')
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.created)
    expect(field(visitor, 'title').value).toBe(title)
    expect(textOf(visitor.get('heading', title))).toBe(title)
    expectSaid(visitor, contentSets.sets.tier)
  })

  test(`a draft of a published slide is seen in the preview alone, in ${language}`, async ({ visitor }) => {
    const title = some('Скидка')
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/content/slider/new'))
    fill(visitor, 'title', title)
    fill(visitor, 'title_kk', title)
    fill(visitor, 'link', '/ads')
    fill(visitor, 'image.alt', 'Точка')
    fill(visitor, 'image.alt_kk', 'Нүкте')
    choose(visitor, photoFile('slide.png'))
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.created)
    await visitor.press(desk.publish)
    expectSaid(visitor, desk.done.publish)
    fill(visitor, 'title', `${title} снова`)
    fill(visitor, 'title_kk', `${title} снова`)
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.save)
    const read = async (path: string) => (await visitor.request.get(path)).text()
    expect(await read(hrefOf(visitor.get('link', desk.preview)))).toContain(`${title} снова`)
    const home = await read(at('/'))
    expect(home).toContain(title)
    expect(home).not.toContain(`${title} снова`)
  })

  test(`a picture that was refused twice keeps its point, in ${language}`, async ({ visitor }) => {
    const title = some('Картинка')
    await signIn(visitor, 2)
    const item = await newItem(visitor, 'slider', { title })
    await visitor.open(at(contentItem('slider', item.id)))
    choose(visitor, PHOTO)
    fill(visitor, 'title', LONG)
    await visitor.press(desk.save)
    expect(alerts(visitor)).toContain(fieldText('too_long', language))
    fill(visitor, 'image.x', '30')
    await visitor.press(desk.save)
    expect(alerts(visitor)).toContain(fieldText('too_long', language))
    expect(field(visitor, 'image.x').value).toBe('30')
    fill(visitor, 'title', title)
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.save)
    expect((await itemOf(visitor, item)).fields.image).toMatchObject({ focal: { x: 0.3, y: 0.5 } })
  })

  test(`a difference stays beside what is wrong, in ${language}`, async ({ visitor, another }) => {
    const set = 'sliderDetail'
    await signIn(visitor, 2)
    const item = await newItem(visitor, set, { title: some('Акция') })
    await visitor.open(at(contentItem(set, item.id)))
    fill(visitor, 'summary', 'Коротко')
    const other = await another()
    await signIn(other, 2)
    await other.open(at(contentItem(set, item.id)))
    fill(other, 'title_kk', 'Екінші нұсқа')
    await other.press(desk.save)
    expectSaid(other, desk.done.save)
    await visitor.press(desk.save)
    expect(alerts(visitor)).toContain('Екінші')
    fill(visitor, 'room_ids', 'нет такого')
    await visitor.press(clash.send)
    expect(alerts(visitor)).toContain(fieldText('unknown', language))
    expect(alerts(visitor)).toContain('Екінші')
    await visitor.press(clash.take)
    expect(field(visitor, 'title_kk').value).toBe('Екінші нұсқа')
    expect(field(visitor, 'summary').value).toBe('Коротко')
  })

  test(`a picture is sent, an empty one is refused, and a lost one is named, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    const item = await newItem(visitor, 'slider', { title: some('Просто') })
    await visitor.open(at(contentItem('slider', item.id)))
    choose(visitor, EMPTY)
    await visitor.press(desk.save)
    expect(alerts(visitor)).toContain(fieldText('photo_empty', language))
    choose(visitor, photoFile('slide.png'))
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.save)
    const { image } = (await itemOf(visitor, item)).fields
    expect(image).toMatchObject({ key: expect.any(String) })
    // A field without a file changes nothing.
    await visitor.press(desk.save)
    expectSaid(visitor, desk.done.save)
    expect((await itemOf(visitor, item)).fields.image).toEqual(image)

    await visitor.open(at(contentItem('slider', 'new')))
    fill(visitor, 'title', 'Новый')
    choose(visitor, photoFile('lost.png'))
    await endSession(visitor)
    await visitor.press(desk.save)
    expectSaid(visitor, editor.sessionGone)
    expectSaid(visitor, desk.pictureLost('lost.png'))
    expect(field(visitor, 'title').value).toBe('Новый')
    expect(typedOf(visitor)).toContain('Новый')
  })

  test(`what was sent after the session had ended is sent again after a new sign-in, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    const item = await newItem(visitor, 'slider', { title: some('Сеанс') })
    const title = some('Своя')
    for (const id of [item.id, 'new'] as const) {
      await signIn(visitor, 2)
      await visitor.open(at(contentItem('slider', id)))
      fill(visitor, 'title', title)
      await endSession(visitor)
      await visitor.press(desk.save)
      expect(visitor.get('heading', unsaved.title).tagName).toBe('H1')
      expectSaid(visitor, editor.sessionGone)
      expect(typedOf(visitor)).toContain(title)
      // Still signed out.
      await visitor.press(unsaved.send)
      expect(typedOf(visitor)).toContain(title)
      await signIn(visitor, 2)
      await visitor.press(unsaved.send)
      expectSaid(visitor, desk.done[id === 'new' ? 'created' : 'save'])
      expect(field(visitor, 'title').value).toBe(title)
    }
    expect(await itemOf(visitor, item)).toMatchObject({ version: 2, fields: { title } })
  })

  test(`forms of guests and of earlier pages are answered as far as they can be, in ${language}`, async ({
    visitor,
    another,
    baseURL,
  }) => {
    await signIn(visitor, 2)
    const { request } = await another()
    const usual = { headers: { origin: baseURL ?? '' }, maxRedirects: 0 }
    const address = at('/dashboard/content/sliderDetail/new')
    const text = some('Гость')
    const form = (fields: Record<string, string>) => ({ ...usual, multipart: { intent: 'save', ...fields } })

    // A guest's text comes back unchecked, unless it is large.
    const guest = await request.post(address, form({ title: text, room_ids: 'нет такого' }))
    expect(guest.status()).toBe(401)
    expect(await guest.text()).toContain(text)
    expect(await guest.text()).toContain(editor.sessionGone)
    expect(await guest.text()).not.toContain(fieldText('unknown', language))
    const large = await request.post(address, form({ title: text, text: 'а'.repeat(1_000_000) }))
    expect(large.status()).toBe(413)
    expect(await large.text()).not.toContain(text)
    expect(await large.text()).toContain(editor.sessionGone)

    // Another text needs another key, which the refused form has.
    const titles = [some('Ключ'), some('Кілт')]
    const add = (title = '', key = '') => visitor.request.post(address, form({ title, idempotency_key: key }))
    const key = crypto.randomUUID()
    expect((await add(titles[0], key)).status()).toBe(303)
    const refused = await add(titles[1], key)
    expect(refused.status()).toBe(409)
    const next = /name="idempotency_key"[^>]*value="([^"]+)"/.exec(await refused.text())?.[1]
    expect(next).not.toBe(key)
    expect((await add(titles[1], next)).status()).toBe(303)

    // A page that was loaded before forms had a base still saves, and does not replace what it has not seen.
    const item = await newItem(visitor, 'sliderDetail', { title: text })
    const save = (version: string) =>
      visitor.request.post(at(contentItem('sliderDetail', item.id)), form({ title: `${text} два`, version }))
    expect((await save('')).status()).toBe(400)
    expect((await save('1')).status()).toBe(200)
    expect((await itemOf(visitor, item)).version).toBe(2)
    expect(await (await save('1')).text()).toContain(clash.help)
    expect((await itemOf(visitor, item)).version).toBe(2)
  })

  test(`what does not exist is not found, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 2)
    for (const path of ['nothing', 'slider/999999', 'dictionaries/x']) {
      await visitor.open(at(`/dashboard/content/${path}`))
      visitor.expectStatus(404)
    }
  })
}
