import { typed } from '../language/index.ts'

const MAX_LENGTH = 254

// Latin letters only: a Cyrillic «а» among them is a typing error, and e-mail to it would never arrive.
const ADDRESS =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** Returns an e-mail address in lower case, or null if no e-mail could be sent to it. */
export function normalEmail(address: string): string | null {
  const email = typed(address).toLowerCase()
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? email : null
}
