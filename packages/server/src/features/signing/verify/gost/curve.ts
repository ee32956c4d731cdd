import { type WeierstrassOpts, weierstrass } from '@noble/curves/abstract/weierstrass.js'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js'

/** The numbers of a curve, as the standards name them: modulus, coefficients, order and the point that generates. */
export type CurveNumbers = Omit<WeierstrassOpts<bigint>, 'h'>

/** Curve A of 512 bits of TC 26 (RFC 7836, appendix A), which Kazakhstan's keys use. */
export const CURVE_512_A: CurveNumbers = {
  p: 2n ** 512n - 569n,
  a: 2n ** 512n - 572n,
  b: BigInt(
    '0xe8c2505dedfc86ddc1bd0b2b6667f1da34b82574761cb0e879bd081cfd0b6265' +
      'ee3cb090f30d27614cb4574010da90dd862ef9d4ebee4761503190785a71c760',
  ),
  n: BigInt(
    '0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
      '27e69532f48d89116ff22b8d4e0560609b4b38abfad2b85dcacdb1411f10b275',
  ),
  Gx: 3n,
  Gy: BigInt(
    '0x7503cfe87a836ae3a61b8816e25450e6ce5e1c93acf1abc1778064fdcbefa921' +
      'df1626be4fd036e93d75e6a50e3a41e98028fe5fc235f5b889a589cb5215f2a4',
  ),
}

export interface GostCurve {
  /** Bytes of a coordinate. */
  size: number
  /**
   * Whether the owner of a public key signed a hash (GOST R 34.10-2012, RFC 7091). All bytes stand with the lowest first:
   * the key is x and y, the signature r and s.
   */
  verify(key: Uint8Array, hash: Uint8Array, signature: Uint8Array): boolean
  /** The public key of a secret number. */
  publicKey(secret: bigint): Uint8Array
  /** Signs a hash with a secret number and one that is used only once. */
  sign(secret: bigint, once: bigint, hash: Uint8Array): Uint8Array
}

export function gostCurve(numbers: CurveNumbers): GostCurve {
  const { n, p } = numbers
  const Point = weierstrass({ ...numbers, h: 1n })
  const { Fn } = Point
  const size = Math.ceil(p.toString(16).length / 2)

  /** The number of a hash that is signed. */
  const numberOf = (hash: Uint8Array) => Fn.create(bytesToNumberLE(hash)) || 1n
  const halves = (bytes: Uint8Array): [bigint, bigint] => [
    bytesToNumberLE(bytes.subarray(0, size)),
    bytesToNumberLE(bytes.subarray(size)),
  ]
  const joined = (a: bigint, b: bigint) => Buffer.concat([numberToBytesLE(a, size), numberToBytesLE(b, size)])

  return {
    size,
    verify(key, hash, signature) {
      if (key.length !== 2 * size || signature.length !== 2 * size) return false
      const [x, y] = halves(key)
      const [r, s] = halves(signature)
      if (r === 0n || s === 0n || r >= n || s >= n || x >= p || y >= p) return false
      const point = Point.fromAffine({ x, y })
      try {
        // A point beside the curve would let anyone make signatures.
        point.assertValidity()
      } catch {
        return false
      }
      const inverse = Fn.inv(numberOf(hash))
      const sum = Point.BASE.multiplyUnsafe(Fn.mul(s, inverse)).add(
        point.multiplyUnsafe(Fn.neg(Fn.mul(r, inverse))),
      )
      return !sum.is0() && Fn.create(sum.toAffine().x) === r
    },
    publicKey(secret) {
      const { x, y } = Point.BASE.multiply(secret).toAffine()
      return joined(x, y)
    },
    sign(secret, once, hash) {
      const r = Fn.create(Point.BASE.multiply(once).toAffine().x)
      return joined(r, Fn.add(Fn.mul(r, secret), Fn.mul(once, numberOf(hash))))
    },
  }
}
