/** One check of `pnpm check`: prints the bytes and requests of every page, and fails if one exceeds its budget. */
import { measureBytes } from './page-bytes.ts'
import { printTable } from './row.ts'

const rows = await measureBytes()
printTable(rows)
if (rows.some(({ met }) => met === false)) process.exitCode = 1
