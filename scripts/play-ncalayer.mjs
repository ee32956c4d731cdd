/**
 * `npm run play-ncalayer`: plays NCALayer, the program that signs in Kazakhstan, with a key of the demo centre. Takes
 * another key as a PEM file, `--port` and `--one-by-one`.
 */
import { play } from './workspace/play.mjs'

await play('ncalayer')
