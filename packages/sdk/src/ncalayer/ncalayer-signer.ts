import {
  type DocumentToSign,
  type MadeSignature,
  type OpenedSigner,
  type OpenOptions,
  type Signer,
  SignerError,
} from '../signing/index.ts'
import { loopbackPermission, type PermissionsLike } from './loopback.ts'
import { classOf, type NcaLayerClass, type NcaLayerClient, type NcaLayerModule } from './ncalayer-client.ts'

/** How NCALayer is reached. */
export interface NcaLayerOptions {
  /** ncalayer-js-client, imported by the program. */
  client: NcaLayerModule
  /** Another address than `wss://127.0.0.1:13579`, for NCALayer's player. */
  url?: string | undefined
  /** Language of NCALayer's window. */
  language: 'ru' | 'kk'
  /** Also lets keys of the authority's test system be chosen. */
  testKeys?: boolean
  /** Whether a timestamp is added by NCALayer. */
  timestamp?: boolean
  /** `navigator.permissions`, where there is one. */
  permissions?: PermissionsLike | undefined
}

/** After so many milliseconds without an answer the user is told that NCALayer is slow. It is waited for all the same. */
const SLOW_AFTER = 6000

/**
 * A browser that asks for a permission is said to ask after so many milliseconds: it may have it already, or not ask for
 * this address at all, and then NCALayer answers sooner.
 */
const ASKS_AFTER = 500

/** The oldest version whose module `kz.gov.pki.knca.basics` is known to sign. */
const OLDEST: readonly [number, number] = [1, 2]

/**
 * NCALayer, the program of the National Certification Authority that signs with a key in a file or on a token. It asks
 * for the password in its own window; the page never sees key nor password.
 */
export function ncaLayerSigner(options: NcaLayerOptions): Signer {
  return { name: 'NCALayer', open: (how) => open(options, how) }
}

async function open(options: NcaLayerOptions, { signal, onWait }: OpenOptions): Promise<OpenedSigner> {
  const { client: module, url, permissions } = options
  const NcaLayer = classOf(module)
  const permission = await loopbackPermission(permissions)
  signal.throwIfAborted()
  if (permission === 'denied') throw new SignerError('signer_refused')
  const asks = setTimeout(() => permission === 'prompt' && onWait?.('permission'), ASKS_AFTER)
  const client = new NcaLayer(url)
  const slow = setTimeout(() => permission !== 'prompt' && onWait?.('slow'), SLOW_AFTER)
  const close = () => client.wsConnection?.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const version = await client.connect()
    if (isOld(version)) throw new SignerError('signer_old', version)
  } catch (thrown) {
    close()
    if (thrown instanceof SignerError) throw thrown
    const denied = (await loopbackPermission(permissions)) === 'denied'
    throw new SignerError(denied ? 'signer_refused' : 'signer_absent', messageOf(thrown))
  } finally {
    clearTimeout(asks)
    clearTimeout(slow)
    signal.removeEventListener('abort', close)
  }
  return opened(client, NcaLayer, options)
}

function opened(client: NcaLayerClient, NcaLayer: NcaLayerClass, options: NcaLayerOptions): OpenedSigner {
  const { language, testKeys = false, timestamp = true } = options
  let several = client.multisignAvailable
  const params = timestamp ? NcaLayer.basicsCMSParamsDetached : NcaLayer.basicsCMSParamsDetachedNoTSP
  const keys = testKeys ? NcaLayer.basicsSignerTestAny : NcaLayer.basicsSignerSignAny

  async function ask(data: string | string[]): Promise<string[]> {
    const answer = await client.basicsSignCMS(null, data, params, keys, language)
    return (Array.isArray(answer) ? answer : [answer]).map(base64Of)
  }

  async function* sign(
    documents: readonly DocumentToSign[],
    signal: AbortSignal,
  ): AsyncGenerator<MadeSignature> {
    const files = documents.map(({ bytes }) => toBase64(bytes))
    const [only] = files
    let made: string[]
    try {
      signal.throwIfAborted()
      made = await ask(files.length === 1 && only !== undefined ? only : files)
    } catch (thrown) {
      const problem = problemOf(thrown, client)
      // Programs that stand in for NCALayer may take only one file at a time.
      if (problem.trouble === 'signer_failed' && files.length > 1 && isAboutTheRequest(problem)) {
        several = false
        throw new SignerError('one_at_a_time', problem.message)
      }
      throw problem
    }
    if (made.length !== documents.length) throw new SignerError('signer_failed', 'other number of signatures')
    for (const [at, { id }] of documents.entries()) yield { id, cms: made[at] ?? '' }
  }

  return {
    get several() {
      return several
    },
    sign,
    close: () => client.wsConnection?.close(),
  }
}

const OPEN = 1

function problemOf(thrown: unknown, client: NcaLayerClient): SignerError {
  if (thrown instanceof SignerError) return thrown
  const message = messageOf(thrown)
  if (isCancelled(thrown)) return new SignerError('signer_cancelled', message)
  const connection: (NcaLayerClient['wsConnection'] & { readyState?: number }) | null = client.wsConnection
  if (connection?.readyState !== OPEN) return new SignerError('signer_lost', message)
  return new SignerError(
    /MODULE.?NOT.?FOUND|METHOD.?NOT.?FOUND/i.test(message) ? 'signer_old' : 'signer_failed',
    message,
  )
}

function isCancelled(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'canceledByUser' in thrown &&
    thrown.canceledByUser === true
  )
}

/** Java's answer to a list where it expects one text. */
function isAboutTheRequest({ message }: SignerError): boolean {
  return /INVOCATION_ERROR|JSONArray|not a (JSON)?string|BAD_REQUEST/i.test(message)
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

/** NCALayer frames a signature as `-----BEGIN CMS-----`; the portal takes the base64 within. */
function base64Of(cms: string): string {
  return cms.replace(/-----(BEGIN|END) CMS-----/g, '').replace(/\s+/g, '')
}

/** Bytes in base64; long files in parts, because functions take only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const PART = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += PART) {
    text += String.fromCharCode(...bytes.subarray(at, at + PART))
  }
  return btoa(text)
}
