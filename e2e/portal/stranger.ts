import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** An empty page of another site, on another port of this machine, with the portal's host name or another one. */
export async function openStranger(host: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.end('<!doctype html><html lang="ru"><title>Чужой сайт</title><link rel="icon" href="data:,">')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}/`, close: () => server.close() }
}

/** Content types that a page may send to another origin without a preflight request. */
const simpleTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'] as const

/** Makes the open page submit a form of each type to an address, in a frame, with the browser's cookies. */
export async function sendForms(page: Page, url: string, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([action, entries, types]) => {
      const send = (enctype: string) =>
        new Promise<void>((resolve) => {
          const frame = document.createElement('iframe')
          frame.name = `${enctype} ${action}`
          const form = document.createElement('form')
          Object.assign(form, { method: 'post', action, enctype, target: frame.name })
          for (const [name, value] of Object.entries(entries)) {
            const field = document.createElement('input')
            Object.assign(field, { name, value })
            form.append(field)
          }
          document.body.append(frame, form)
          frame.addEventListener('load', () => {
            if (frame.contentDocument !== null) return
            // Hundreds of frames would make the page slow.
            frame.remove()
            form.remove()
            resolve()
          })
          form.submit()
        })
      await Promise.all(types.map(send))
    },
    [url, fields, [...simpleTypes]] as const,
  )
}

/** Makes the page send the same by script, with each content type that needs no preflight; ignores the response. */
export async function sendByScript(page: Page, url: string, fields: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ([to, entries]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(entries)) form.append(name, value)
      const bodies = [new URLSearchParams(entries), JSON.stringify(entries), form]
      const send = (body: BodyInit) =>
        fetch(to, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(() => undefined)
      await Promise.all(bodies.map(send))
    },
    [url, fields] as const,
  )
}

/** Makes the page fetch an address as a picture, a style sheet, a frame and by script. */
export async function lookAt(page: Page, url: string): Promise<void> {
  await page.evaluate(async (address) => {
    const settled = (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        element.addEventListener('load', () => resolve())
        element.addEventListener('error', () => resolve())
        document.body.append(element)
      })
    const picture = Object.assign(new Image(), { src: `${address}?picture` })
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${address}?sheet`,
    })
    const frame = Object.assign(document.createElement('iframe'), { src: `${address}?frame` })
    await Promise.all([picture, sheet, frame].map(settled))
    await fetch(`${address}?fetch`, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
  }, url)
}

/** Makes the page try to send the header of the portal's own client; returns whether the browser allowed it. */
export async function sendAsClient(page: Page, url: string, method: string): Promise<boolean> {
  return page.evaluate(
    ([to, verb]) =>
      fetch(to, { method: verb, credentials: 'include', headers: { 'X-Portal-Client': 'stranger' } }).then(
        () => true,
        () => false,
      ),
    [url, method] as const,
  )
}
