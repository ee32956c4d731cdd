import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { elementOf, elementsOf, type Named, nameOf, textOf } from './accessible.ts'

/** A file to be chosen in a form. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const FIELDS = ['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton', 'listbox']

/**
 * Somebody who uses the portal without scripts: gets pages over HTTP, reads their HTML, fills in forms by their labels and
 * sends them as a browser does. Cookies are kept in `request`.
 */
export class Visitor {
  readonly request: APIRequestContext
  /** The address of the portal. */
  readonly #origin: string
  #answer: APIResponse | undefined
  #dom = new JSDOM('')
  readonly #files = new WeakMap<Element, readonly ChosenFile[]>()

  constructor(request: APIRequestContext, origin: string) {
    this.request = request
    this.#origin = origin
  }

  /** Opens a page and follows redirects. */
  async open(path: string): Promise<this> {
    return this.#show(await this.request.get(path))
  }

  /** The last answer. */
  get answer(): APIResponse {
    if (!this.#answer) throw new Error('The visitor has not opened a page.')
    return this.#answer
  }

  /** Path and query of the page, after redirects. */
  get address(): string {
    const { pathname, search } = new URL(this.answer.url())
    return pathname + search
  }

  get document(): Document {
    return this.#dom.window.document
  }

  /** The text of the page's content. */
  get text(): string {
    return textOf(this.document.querySelector('main') ?? this.document.body)
  }

  /** The one element of a role with a name; throws with those that there are. */
  get(role: string, name?: Named, root: ParentNode = this.document): Element {
    return elementOf(root, role, name)
  }

  /** All elements of a role with a name. */
  all(role: string, name?: Named, root: ParentNode = this.document): Element[] {
    return elementsOf(root, role, name)
  }

  /** The field with a label, whatever its kind. */
  field(label: Named, root: ParentNode = this.document): HTMLInputElement {
    return this.#labelled<HTMLInputElement>('input, select, textarea', label, root)
  }

  /** The select with a label. */
  select(label: Named, root: ParentNode = this.document): HTMLSelectElement {
    return this.#labelled<HTMLSelectElement>('select', label, root)
  }

  #labelled<Field extends Element>(kinds: string, label: Named, root: ParentNode): Field {
    const found = [...root.querySelectorAll<Field>(kinds)].filter((element) => {
      const name = nameOf(element)
      return typeof label === 'string' ? name === label : label.test(name)
    })
    const [first] = found
    if (!first || found.length > 1) {
      const names = FIELDS.flatMap((role) => this.all(role, undefined, root)).map(nameOf)
      throw new Error(`${found.length} fields are labelled «${label}». There are: ${names.join(' | ')}`)
    }
    return first
  }

  /** Types into a field, or chooses an option of a select by its label or value. */
  fill(label: Named, text: string): this {
    const field = this.field(label)
    if (field.tagName !== 'SELECT') {
      field.value = text
      return this
    }
    const option = [...this.select(label).options].find((it) => it.value === text || it.text.trim() === text)
    if (!option) throw new Error(`«${label}» has no option «${text}».`)
    option.selected = true
    return this
  }

  /** Ticks a checkbox or a radio button, or unticks a checkbox. */
  tick(label: Named, isTicked = true): this {
    this.field(label).checked = isTicked
    return this
  }

  /** Chooses files in a field. */
  choose(label: Named, ...files: readonly ChosenFile[]): this {
    return this.chooseIn(this.field(label), ...files)
  }

  /** The same, in a field that its label does not tell from others. */
  chooseIn(field: Element, ...files: readonly ChosenFile[]): this {
    this.#files.set(field, files)
    return this
  }

  /** Presses a button that sends its form, and follows redirects. */
  async press(name: Named, root: ParentNode = this.document): Promise<this> {
    return this.send(this.get('button', name, root) as HTMLButtonElement)
  }

  /** Sends the form of a button, or a form as Enter in one of its fields does. */
  async send(element: Element): Promise<this> {
    const isForm = element.tagName === 'FORM'
    const form = isForm ? (element as HTMLFormElement) : (element as HTMLButtonElement).form
    if (!form) throw new Error(`${element.outerHTML} sends no form.`)
    const submitter = isForm ? form.querySelector<HTMLButtonElement>('button:not([type=button])') : element
    const by = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
    const action = new URL(by('action') ?? '', this.answer.url())
    const entries = this.#entriesOf(form, submitter)
    if ((by('method') ?? 'get').toLowerCase() === 'get') {
      action.search = String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
      return this.#show(await this.request.get(String(action)))
    }
    const headers = { Origin: this.#origin, 'Sec-Fetch-Site': 'same-origin', Referer: this.answer.url() }
    const isMultipart = by('enctype') === 'multipart/form-data'
    const body = isMultipart ? { multipart: asMultipart(entries) } : { data: asText(entries) }
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return this.#show(
      await this.request.post(String(action), {
        headers: { ...headers, ...(!isMultipart && type) },
        ...body,
      }),
    )
  }

  /** Follows a link. */
  async follow(name: Named, root: ParentNode = this.document): Promise<this> {
    return this.followLink(this.get('link', name, root))
  }

  /** The same with a link that its name does not tell from others. The portal sends files only to links of its own pages. */
  async followLink(link: Element): Promise<this> {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    return this.#show(await this.request.get(hrefOf(link), { headers }))
  }

  /** Expects the page to have been answered with this status. */
  expectStatus(status: number): this {
    expect(this.answer.status(), this.address).toBe(status)
    return this
  }

  #entriesOf(form: HTMLFormElement, submitter: Element | null): [string, string | ChosenFile][] {
    const { FormData } = this.#dom.window
    const data = new FormData(form, submitter as HTMLButtonElement | null)
    const typed = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const chosen = [...form.elements].flatMap((field): [string, ChosenFile][] =>
      (this.#files.get(field) ?? []).map((file) => [field.getAttribute('name') ?? '', file]),
    )
    return [...typed, ...chosen]
  }

  async #show(answer: APIResponse): Promise<this> {
    this.#answer = answer
    const type = answer.headers()['content-type'] ?? ''
    this.#dom = new JSDOM(type.startsWith('text/html') ? await answer.text() : '', { url: answer.url() })
    return this
  }
}

/** Where a link leads. */
export function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? ''
}

function asText(entries: readonly [string, string | ChosenFile][]): string {
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
}

function asMultipart(entries: readonly [string, string | ChosenFile][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value.buffer)], value.name, { type: value.mimeType }))
  }
  return form
}
