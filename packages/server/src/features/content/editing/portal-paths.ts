import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'

/** Stands for a parameter of a path while its shape is found. */
const PARAMETER = '987654321'
/** What the first part of a path may be where it is a parameter. */
const FIRST = '(?:invoice|completion|application|profile|account)'

/** The shapes of the addresses of all pages: a page without parameters has one, any other one for each number of them. */
const shapes = Object.values(paths).map((page) => {
  const path = typeof page === 'string' ? page : exampleOf(page)
  const pattern = path.split('?')[0]?.split(PARAMETER).map(escaped).join('[^/]+')
  return new RegExp(`^${pattern?.replace(/^\/\[\^\/\]\+/, `/${FIRST}`)}$`)
})

function exampleOf(page: unknown): string {
  if (typeof page !== 'function') return '/'
  const given = Array.from({ length: page.length }, () => PARAMETER)
  return String(Reflect.apply(page, undefined, given))
}

/** Whether the portal has a page at an address, in either language, whatever its query and anchor are. */
export function isPortalPath(address: string): boolean {
  const { path } = splitPath(address.split(/[?#]/)[0] ?? '')
  return shapes.some((shape) => shape.test(path))
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
