import { data } from 'react-router'

/** Any address without a page: a real 404, shown by the site's error boundary. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
