/** Where the centre is, in degrees. */
export type Point = { readonly lat: number; readonly lon: number }

const NUMBER = '(-?\\d{1,3}\\.\\d+)'

/**
 * How the addresses of maps name the point of a place. The middle of the map (`/@…`, `?m=`, `?ll=`, `#map=`) is not one:
 * somebody may have moved it. A function, since bundlers keep what runs when a module loads: it would get to the browser
 * with the heads of pages, which only the server renders.
 */
const forms = (): readonly { readonly pattern: RegExp; readonly first: keyof Point }[] => [
  // OpenStreetMap
  { pattern: new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`), first: 'lat' },
  // Google
  { pattern: new RegExp(`!3d${NUMBER}!4d${NUMBER}`), first: 'lat' },
  { pattern: new RegExp(`/maps/(?:place|search)/${NUMBER},\\+?${NUMBER}`), first: 'lat' },
  { pattern: new RegExp(`[?&](?:q|query|destination)=${NUMBER},${NUMBER}`), first: 'lat' },
  // 2GIS
  { pattern: new RegExp(`/geo/(?:\\d+/)?${NUMBER},${NUMBER}`), first: 'lon' },
  // Yandex
  {
    pattern: new RegExp(`[?&](?:pt|whatshere(?:\\[|%5B)point(?:\\]|%5D))=${NUMBER},${NUMBER}`, 'i'),
    first: 'lon',
  },
]

/** Returns the point that the address of a map names; null if it names none. */
export function pointOf(mapLink: string | null): Point | null {
  const address = (mapLink ?? '').replaceAll(/%2c/gi, ',')
  for (const { pattern, first } of forms()) {
    const [, one, other] = pattern.exec(address) ?? []
    if (one === undefined || other === undefined) continue
    const [lat, lon] = first === 'lat' ? [Number(one), Number(other)] : [Number(other), Number(one)]
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon }
  }
  return null
}

type Way = { readonly by: 'dgis' | 'google' | 'yandex'; readonly href: string }

/** The services that show the way to a point, from wherever somebody is. */
export function routesTo({ lat, lon }: Point): readonly Way[] {
  return [
    { by: 'dgis', href: `https://2gis.kz/directions/points/%7C${lon}%2C${lat}` },
    { by: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lon}` },
    { by: 'yandex', href: `https://yandex.kz/maps/?rtext=~${lat}%2C${lon}&rtt=auto` },
  ]
}
