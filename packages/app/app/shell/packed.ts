import { useMemo } from 'react'

/** Data of a loader as JSON text. The router decodes other data value by value, which blocks a phone where there are many. */
export type Packed<Data> = { readonly json: string; readonly is?: Data }

export const pack = <Data>(data: Data): Packed<Data> => ({ json: JSON.stringify(data) })

export function unpack<Data>({ json }: Packed<Data>): Data {
  return JSON.parse(json)
}

/** Returns the same data until it is loaded with another content. */
export function useUnpacked<Data>({ json }: Packed<Data>): Data {
  return useMemo(() => unpack<Data>({ json }), [json])
}
