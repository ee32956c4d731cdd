/**
 * The portal that the packed SDK is tried against: the real server with the demo centre, in a folder that is thrown
 * away, with broken hosts under `/bad/<kind>` of the same origin and a folder of files under `/files`. Prints one line
 * of JSON when it listens.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from '../../packages/server/src/create-server.ts'
