import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreIn } from './kept-texts.ts'
import { byName, fieldsIn, textsOf } from './typed-fields.ts'

type Made = { name: string; value?: string; type?: string; came?: string | boolean; checked?: boolean }

/** A field as far as the keeper looks at it; `came` is what the page has given it. */
class FakeField {
  name: string
  type: string
  autocomplete = ''
  defaultValue: string
  defaultChecked: boolean
  checked: boolean
  labels: { firstChild: { textContent: string } }[]
  #value: string
  constructor({ name, value = '', type = 'text', came = value, checked = false }: Made) {
    this.name = name
    this.type = type
    this.#value = value
    this.defaultValue = String(came)
    this.defaultChecked = came === true
    this.checked = checked
    this.labels = [{ firstChild: { textContent: ` ${name} ` } }]
  }
  get value() {
    return this.#value
  }
  set value(next) {
    this.#value = next
  }
  matches(selector: string) {
    const isPassword = this.autocomplete.includes('password') && selector.includes('[autocomplete*=password]')
    return isPassword || selector.includes(`[type=${this.type}]`)
  }
  closest() {
    return null
  }
  click() {
    this.checked = !this.checked
  }
  dispatchEvent() {
    return true
  }
}

const asForm = (fields: readonly FakeField[]) => ({ querySelectorAll: () => fields }) as never
const made = (...fields: readonly Made[]) => fields.map((one) => new FakeField(one))
const typedIn = (fields: readonly FakeField[]) => textsOf(fieldsIn(asForm(fields)))
const kept = (texts: Record<string, string | boolean>) => ({ at: 1, texts })

beforeEach(() => {
  vi.stubGlobal('HTMLSelectElement', class {})
})

describe('what is kept of a form', () => {
  it('is what was typed and ticked', () => {
    const fields = made(
      { name: 'text', value: 'Фара', came: '' },
      { name: 'reason', type: 'radio', value: 'price', checked: true, came: false },
      { name: 'reason', type: 'radio', value: 'photos', came: false },
    )
    expect(typedIn(fields)).toEqual({ text: 'Фара', 'reason=price': true })
  })

  it('has no password, file and hidden field, and no password that is shown', () => {
    const fields = made(
      { name: 'password', type: 'password', value: 'тихий трамвай', came: '' },
      { name: 'file', type: 'file', value: 'C:\\a.png', came: '' },
      { name: 'key', type: 'hidden', value: 'x', came: '' },
      { name: 'new', value: 'зелёный чайник', came: '' },
    )
    const shown = fields[3]
    if (shown) shown.autocomplete = 'new-password'
    expect(typedIn(fields)).toEqual({})
  })

  it('does not have what came with the page', () => {
    expect(typedIn(made({ name: 'name', value: 'Данияр' }))).toEqual({})
  })

  it('tells fields of one name apart', () => {
    const names = [...byName(made({ name: 'phone' }, { name: 'phone' })).keys()]
    expect(names).toEqual(['phone', 'phone 2'])
  })
})

describe('what is restored in a form', () => {
  it('is named, can be taken away and put back', () => {
    const fields = made({ name: 'text' }, { name: 'loud', type: 'checkbox', value: '1', came: false })
    const restored = restoreIn(asForm(fields), kept({ text: 'Фара', 'loud=1': true }), true)
    expect(restored?.labels).toEqual(['text', 'loud'])
    expect(typedIn(fields)).toEqual({ text: 'Фара', 'loud=1': true })
    restored?.fill(false)
    expect(typedIn(fields)).toEqual({})
    restored?.fill(true)
    expect(typedIn(fields)).toEqual({ text: 'Фара', 'loud=1': true })
  })

  it('is what an older version of the form has in common with it', () => {
    const fields = made({ name: 'text' }, { name: 'district' })
    const restored = restoreIn(asForm(fields), kept({ text: 'Фара', title: 'Старое поле' }), true)
    expect(restored?.labels).toEqual(['text'])
    expect(fields.map(({ value }) => value)).toEqual(['Фара', ''])
  })

  it('is nothing if no field is left, or the text is there already', () => {
    expect(restoreIn(asForm(made({ name: 'text' })), kept({ title: 'Фара' }), true)).toBeUndefined()
    expect(
      restoreIn(asForm(made({ name: 'text', value: 'Фара' })), kept({ text: 'Фара' }), true),
    ).toBeUndefined()
  })

  it('does not replace what was typed before scripts loaded, but what another tab has written since does', () => {
    const fields = made({ name: 'text', value: 'Рано', came: '' })
    expect(restoreIn(asForm(fields), kept({ text: 'Фара' }), true)).toBeUndefined()
    expect(fields[0]?.value).toBe('Рано')
    restoreIn(asForm(fields), kept({ text: 'Фара' }), false)
    expect(fields[0]?.value).toBe('Фара')
  })

  it('takes a choice away where there was none', () => {
    const fields = made({ name: 'reason', type: 'radio', value: 'price', came: false })
    const restored = restoreIn(asForm(fields), kept({ 'reason=price': true }), true)
    expect(fields[0]?.checked).toBe(true)
    restored?.fill(false)
    expect(fields[0]?.checked).toBe(false)
  })
})
