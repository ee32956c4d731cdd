import { expect } from '@playwright/test'
import { some } from '../portal/content-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'

type Part = { name: string; drawing: string | null }

for (const { language, words, at } of flowsIn('ru')) {
  const { dictionaries } = words

  test(`the drawing of a new part is chosen without scripts, in ${language}`, async ({ visitor }) => {
    const name = some('Тяга')
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/content/dictionaries/parts?ask=add'))
    const dialog = visitor.get('dialog')
    const field = (of: string) => {
      const found = dialog.querySelector<HTMLInputElement>(of)
      if (!found) throw new Error(`There is no ${of}.`)
      return found
    }
    field('[name=name]').value = name
    field('[name=name_kk]').value = `${name} kk`
    field('[name=category]').value = 'suspension'
    field('[name=drawing][value=tie-rod-end]').checked = true
    await visitor.press(dictionaries.add, dialog)
    expect(visitor.text).toContain(dictionaries.done.add(name))
    const { items } = await call<{ items: Part[] }>(visitor, '/api/dictionarySparePart/list')
    expect(items.find((part) => part.name === name)).toMatchObject({ drawing: 'tie-rod-end' })
  })

  test(`districts are not merged, and others do not change them, in ${language}`, async ({
    visitor,
    another,
    baseURL,
  }) => {
    const path = at('/dashboard/content/dictionaries/districts')
    await signIn(visitor, 2)
    await visitor.open(`${path}?ask=merge&entry=1`)
    expect(visitor.document.querySelector('h1')?.textContent).toBe(dictionaries.title)
    expect(visitor.all('dialog')).toEqual([])
    const posted = await visitor.request.post(path, {
      form: { intent: 'merge', entry: '1', into: '2' },
      headers: { origin: baseURL ?? '' },
    })
    expect(posted.status()).toBe(405)
    for (const role of [1, 3, 4, 5] as const) {
      const other = await another()
      await signIn(other, role)
      await other.open(path)
      expect(other.address, String(role)).not.toContain('dictionaries')
    }
  })
}
