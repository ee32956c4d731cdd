import { vinCheckDigit } from '@sauda/sdk/ads'
import type { DemoContent } from './ad-content.ts'
import { createRandom, type Random } from './random.ts'

/** VIN prefixes of a brand: maker and model. Those that begin with 1 to 5 are North American and have a check digit. */
const BEGINNINGS: { readonly [brand: string]: readonly string[] } = {
  Toyota: ['JTNBE40K', '4T1BF1FK', 'JTMBD33V'],
  Lexus: ['JTHBA96J', '2T2BK1BA'],
  Hyundai: ['KMHDH41C', '5NPEB4AC'],
  Kia: ['KNAGM4A7', '5XYKT3A6'],
  Chevrolet: ['KL1TF48Y', '1G1ZC5E0'],
  Lada: ['XTA21703', 'XTAGFL11'],
  Nissan: ['JN1TANT3', '1N4AL3AP'],
  Volkswagen: ['WVWZZZ3C', '3VWDP7AJ'],
  BMW: ['WBAFW110', '5UXWX7C5'],
  Mitsubishi: ['JMBXTGF2'],
  Mazda: ['JMZGH128'],
  Honda: ['JHMCU263', '1HGCP263'],
}

/** Frame codes of cars imported from Japan, by the model as in titles. */
const FRAMES: { readonly [model: string]: string } = {
  'Camry XV40': 'ACV40',
  'Camry XV50': 'AVV50',
  'Corolla E150': 'NZE151',
  'Land Cruiser Prado 150': 'TRJ150',
  'X-Trail T31': 'NT31',
  'Juke F15': 'YF15',
  'Outlander CU': 'CU5W',
}

/** The share of ads that name their car if they can, and of these the share with a frame number if there may be one. */
const NAMED = 0.8
const FROM_JAPAN = 0.5

/**
 * Adds the VIN or frame number of the donor car to used parts, as people do: some ads have none, and edited ads got
 * theirs in the last edit. It has its own random numbers, so the rest of the demo centre does not depend on it.
 */
export function vinWriter(seed: number): (revisions: readonly DemoContent[]) => DemoContent[] {
  const random = createRandom(seed)
  return (revisions) => {
    const newest = revisions.at(-1)
    const vin = newest && random.chance(NAMED) ? vinOf(random, newest) : null
    return revisions.map((content) => ({ ...content, vin: content === newest ? vin : null }))
  }
}

function vinOf(random: Random, { kind, condition, brand, title }: DemoContent): string | null {
  if (kind !== 'part' || condition !== 'used') return null
  const frame = Object.entries(FRAMES).find(([model]) => title.includes(model))?.[1]
  // Makers have not reached such numbers, so no real car has them.
  if (frame && random.chance(FROM_JAPAN)) return `${frame}-99${random.int(10_000, 99_999)}`
  const beginnings = BEGINNINGS[brand ?? '']
  if (!beginnings) return null
  // Model year and plant 0 do not exist in North America; elsewhere sequence numbers do not begin with 99.
  const vin = `${random.pick(beginnings)}00099${random.int(1000, 9999)}`
  return /^[1-5]/.test(vin) ? vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9) : vin
}
