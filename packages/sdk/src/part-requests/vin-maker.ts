import { normalVin } from '../ads/vin.ts'

/** The first three signs of VINs (WMI) and the brand that they hint at, those that are met most often here. */
const MAKERS: Readonly<Record<string, string>> = {
  Toyota: 'JTD JTE JTM JTN JT1 JT2 JT3 JT7 JT8 4T1 4T3 4T4 5TD 5TF 2T1 2T3 SB1 VNK NMT XW7 AHT MR0 LFM LTV',
  Lexus: 'JTH JTJ 58A 2T2',
  Nissan: 'JN1 JN8 1N4 1N6 5N1 3N1 SJN VSK VNV Z8N',
  Hyundai: 'KMH KMF KMJ 5NM 5NP TMA NLH Z94 MAL XWE',
  Kia: 'KNA KNC KND KNE U5Y U6Y 3KP 5XY',
  Volkswagen: 'WVW WV1 WV2 WVG 3VW XW8 1VW',
  Audi: 'WAU WA1 WUA TRU',
  BMW: 'WBA WBS WBY 4US 5UX X4X',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1V 4JG',
  Lada: 'XTA X7L',
  Chevrolet: 'KL1 XUF 1G1 1GN 1GC 3GN XWB XWF',
  Ford: 'WF0 1FA 1FM 1FT 2FM X9F Z6F NM0',
  Mazda: 'JM1 JM3 JM6 JM7 JMZ RUM',
  Mitsubishi: 'JA3 JA4 JMB JMY JMA Z8T XMC',
  Honda: 'JHM JHL 1HG 2HG 2HK 5FN SHH SHS',
  Subaru: 'JF1 JF2 4S3 4S4',
  Suzuki: 'JS2 JS3 JSA TSM',
  Skoda: 'TMB',
  Renault: 'VF1 VF6 VF2 UU1',
  Opel: 'W0L W0V',
  Peugeot: 'VF3 VR3',
  Volvo: 'YV1 YV4 LYV',
  'Land Rover': 'SAL',
  Geely: 'L6T LB3 Y4K',
  Chery: 'LVV LVT',
  Haval: 'LGW XZG',
  УАЗ: 'XTT',
  ГАЗ: 'X96 XTH',
}

/**
 * Returns the brand that the first three signs of a VIN hint at; null if they are not known, or if the text is no VIN. It is a
 * hint to offer, never a claim.
 */
export function vinMaker(typed: string): string | null {
  const vin = normalVin(typed)
  if (vin === null || vin.length !== 17 || vin.includes('-')) return null
  const start = vin.slice(0, 3)
  return Object.keys(MAKERS).find((maker) => MAKERS[maker]?.split(' ').includes(start)) ?? null
}

/** Returns a VIN as typed with the letters that none has mended: O and Q are 0, I is 1; null if that makes no VIN. */
export function mendedVin(typed: string): string | null {
  const mended = typed.toUpperCase().replace(/[OQО]/g, '0').replace(/I/g, '1')
  return mended.toUpperCase() === typed.toUpperCase() ? null : normalVin(mended)
}
