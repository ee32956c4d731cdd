import { typed } from '../language/index.ts'

const MAX_LENGTH = 254

// Latin letters only: a Cyrillic «а» among them is a slip of the keyboard, and a letter to it would never come.
const ADDRESS =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** An e-mail address as the portal knows it, in small letters; or null where no letter could be sent to it. */
export function normalEmail(address: string): string | null {
  const email = typed(address).toLowerCase()
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? email : null
}
