import { describe, expect, it } from 'vitest'
import { CURVE_512_A, type CurveNumbers, gostCurve } from './curve.ts'
import { streebog } from './streebog.ts'

// The standards print numbers, whose highest digit comes first; hashes and keys hold the lowest byte first.
const reversed = (digits: string) => Buffer.from(digits, 'hex').reverse()
const printed = (bytes: Uint8Array) => Buffer.from(bytes).reverse().toString('hex')

describe('the hash of RFC 6986', () => {
  const first =
    '323130393837363534333231303938373635343332313039383736353433323130393837363534333231303938373635343332313039383736353433323130'
  const second =
    'fbe2e5f0eee3c820fbeafaebef20fffbf0e1e0f0f520e0ed20e8ece0ebe5f0f2f120fff0eeec20f120faf2fee5e2202ce8f6f3ede220e8e6eee1e8f0f2d1202ce8f0f2e5e220e5d1'

  it.each([
    [
      'example 1, 512 bits',
      512,
      first,
      '486f64c1917879417fef082b3381a4e211c324f074654c38823a7b76f830ad00fa1fbae42b1285c0352f227524bc9ab16254288dd6863dccd5b9f54a1ad0541b',
    ],
    ['example 1, 256 bits', 256, first, '00557be5e584fd52a449b16b0251d05d27f94ab76cbaa6da890b59d8ef1e159d'],
    [
      'example 2, 512 bits',
      512,
      second,
      '28fbc9bada033b1460642bdcddb90c3fb3e56c497ccd0f62b8a2ad4935e85f037613966de4ee00531ae60f3b5a47f8dae06915d5f2f194996fcabf2622e6881e',
    ],
    ['example 2, 256 bits', 256, second, '508f7e553c06501d749a66fc28c6cac0b005746d97537fa85d9e40904efed29d'],
  ] as const)('%s', (_, size, message, hash) => {
    expect(printed(streebog(reversed(message), size))).toBe(hash)
  })

  it('of nothing, and of bytes that fill a block exactly', () => {
    expect(printed(streebog(new Uint8Array(), 512))).toBe(
      '8a1a1c4cbf909f8ecb81cd1b5c713abad26a4cac2a5fda3ce86e352855712f36a7f0be98eb6cf51553b507b73a87e97946aebc29859255049f86aa09a25d948e',
    )
    // Carries of the sum and of the counter reach the higher words.
    const full = Buffer.alloc(128, 0xff)
    expect(printed(streebog(full, 512))).not.toBe(printed(streebog(full.subarray(1), 512)))
  })
})

interface Example {
  numbers: CurveNumbers
  secret: string
  x: string
  y: string
  hash: string
  once: string
  r: string
  s: string
}

const number = (digits: string) => BigInt(`0x${digits}`)

const EXAMPLES: Record<string, Example> = {
  'example 1 of RFC 7091, 256 bits': {
    numbers: {
      p: number('8000000000000000000000000000000000000000000000000000000000000431'),
      a: 7n,
      b: number('5fbff498aa938ce739b8e022fbafef40563f6e6a3472fc2a514c0ce9dae23b7e'),
      n: number('8000000000000000000000000000000150fe8a1892976154c59cfc193accf5b3'),
      Gx: 2n,
      Gy: number('08e2a8a0e65147d4bd6316030e16d19c85c97f0a9ca267122b96abbcea7e8fc8'),
    },
    secret: '7a929ade789bb9be10ed359dd39a72c11b60961f49397eee1d19ce9891ec3b28',
    x: '7f2b49e270db6d90d8595bec458b50c58585ba1d4e9b788f6689dbd8e56fd80b',
    y: '26f1b489d6701dd185c8413a977b3cbbaf64d1c593d26627dffb101a87ff77da',
    hash: '2dfbc1b372d89a1188c09c52e0eec61fce52032ab1022e8e67ece6672b043ee5',
    once: '77105c9b20bcd3122823c8cf6fcc7b956de33814e95b7fe64fed924594dceab3',
    r: '41aa28d2f1ab148280cd9ed56feda41974053554a42767b83ad043fd39dc0493',
    s: '01456c64ba4642a1653c235a98a60249bcd6d3f746b631df928014f6c5bf9c40',
  },
  'example 2 of RFC 7091, 512 bits': {
    numbers: {
      p: number(
        '4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15df1d852741af4704a0458047e80e4546d35b8336fac224dd81664bbf528be6373',
      ),
      a: 7n,
      b: number(
        '1cff0806a31116da29d8cfa54e57eb748bc5f377e49400fdd788b649eca1ac4361834013b2ad7322480a89ca58e0cf74bc9e540c2add6897fad0a3084f302adc',
      ),
      n: number(
        '4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15da82f2d7ecb1dbac719905c5eecc423f1d86e25edbe23c595d644aaf187e6e6df',
      ),
      Gx: number(
        '24d19cc64572ee30f396bf6ebbfd7a6c5213b3b3d7057cc825f91093a68cd762fd60611262cd838dc6b60aa7eee804e28bc849977fac33b4b530f1b120248a9a',
      ),
      Gy: number(
        '2bb312a43bd2ce6e0d020613c857acddcfbf061e91e5f2c3f32447c259f39b2c83ab156d77f1496bf7eb3351e1ee4e43dc1a18b91b24640b6dbb92cb1add371e',
      ),
    },
    secret:
      '0ba6048aadae241ba40936d47756d7c93091a0e8514669700ee7508e508b102072e8123b2200a0563322dad2827e2714a2636b7bfd18aadfc62967821fa18dd4',
    x: '115dc5bc96760c7b48598d8ab9e740d4c4a85a65be33c1815b5c320c854621dd5a515856d13314af69bc5b924c8b4ddff75c45415c1d9dd9dd33612cd530efe1',
    y: '37c7c90cd40b0f5621dc3ac1b751cfa0e2634fa0503b3d52639f5d7fb72afd61ea199441d943ffe7f0c70a2759a3cdb84c114e1f9339fdf27f35eca93677beec',
    hash: '3754f3cfacc9e0615c4f4a7c4d8dab531b09b6f9c170c533a71d147035b0c5917184ee536593f4414339976c647c5d5a407adedb1d560c4fc6777d2972075b8c',
    once: '0359e7f4b1410feacc570456c6801496946312120b39d019d455986e364f365886748ed7a44b3e794434006011842286212273a6d14cf70ea3af71bb1ae679f1',
    r: '2f86fa60a081091a23dd795e1e3c689ee512a3c82ee0dcc2643c78eea8fcacd35492558486b20f1c9ec197c90699850260c93bcbcd9c5c3317e19344e173ae36',
    s: '1081b394696ffe8e6585e7a9362d26b6325f56778aadbc081c0bfbe933d52ff5823ce288e8c4f362526080df7f70ce406a6eeb1f56919cb92a9853bde73e5b4a',
  },
}

describe('the signature of GOST R 34.10-2012', () => {
  it.each(Object.entries(EXAMPLES))('%s', (_, { numbers, secret, x, y, hash, once, r, s }) => {
    const curve = gostCurve(numbers)
    const key = Buffer.concat([reversed(x), reversed(y)])
    const signature = Buffer.concat([reversed(r), reversed(s)])
    expect(Buffer.from(curve.publicKey(number(secret)))).toEqual(key)
    expect(Buffer.from(curve.sign(number(secret), number(once), reversed(hash)))).toEqual(signature)
    expect(curve.verify(key, reversed(hash), signature)).toBe(true)
  })

  describe('on curve A of 512 bits', () => {
    const curve = gostCurve(CURVE_512_A)
    const secret = 0x1234567890abcdefn
    const hash = streebog(Buffer.from('a message'), 512)
    const key = curve.publicKey(secret)
    const signature = curve.sign(secret, 0xfedcba0987654321n, hash)
    const zero = Buffer.alloc(64)
    const full = Buffer.alloc(64, 0xff)
    const r = signature.subarray(0, 64)
    const s = signature.subarray(64)

    it('holds', () => {
      expect(curve.verify(key, hash, signature)).toBe(true)
    })

    it.each<[string, Uint8Array, Uint8Array, Uint8Array]>([
      ['another hash', key, streebog(Buffer.from('another message'), 512), signature],
      ['another key', curve.publicKey(secret + 1n), hash, signature],
      ['r is zero', key, hash, Buffer.concat([zero, s])],
      ['s is zero', key, hash, Buffer.concat([r, zero])],
      ['both are zero', key, hash, Buffer.concat([zero, zero])],
      ['r is not below the order', key, hash, Buffer.concat([full, s])],
      ['s is not below the order', key, hash, Buffer.concat([r, full])],
      ['r and s exchanged', key, hash, Buffer.concat([s, r])],
      ['highest byte first', key, hash, Buffer.from(signature).reverse()],
      ['too short', key, hash, signature.subarray(1)],
      ['too long', key, hash, Buffer.concat([signature, zero])],
      ['a key beside the curve', Buffer.concat([key.subarray(0, 64), r]), hash, signature],
      ['a key of zeros', Buffer.concat([zero, zero]), hash, signature],
      ['a key above the modulus', Buffer.concat([full, full]), hash, signature],
      ['a key cut short', key.subarray(0, 64), hash, signature],
    ])('does not hold: %s', (_, wrongKey, wrongHash, wrongSignature) => {
      expect(curve.verify(wrongKey, wrongHash, wrongSignature)).toBe(false)
    })
  })
})
