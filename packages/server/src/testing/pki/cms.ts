import { type MessageOptions, signMessage } from '../../demo/pki/message.ts'
import { type Holder, PKI_DAY } from './ca.ts'

/** How a message is made; by default a good detached signature of the day of the tests. */
export type CmsOptions = Partial<MessageOptions>

/** Signs bytes as NCALayer does. */
export function signCms(holder: Holder, content: Uint8Array, options: CmsOptions = {}): Uint8Array {
  return signMessage(holder, content, { signedAt: PKI_DAY, ...options })
}
