import { encodeQR } from 'qr'
import type { Code } from './check-result.tsx'

/** Draws an address as a QR code. For loaders: the page gets the path alone. */
export function codeOf(address: string): Code {
  // The library wants at least one empty row around the code.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { address: address.replace(/^https?:\/\//, ''), path, size: rows.length }
}
