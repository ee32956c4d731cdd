/** Runs the program on a page, whose address has the world after `#`. */
import * as core from '@sauda/sdk'
import * as access from '@sauda/sdk/access'
import * as ads from '@sauda/sdk/ads'
import * as language from '@sauda/sdk/language'
import * as live from '@sauda/sdk/live'
import * as notifications from '@sauda/sdk/notifications'
import * as rooms from '@sauda/sdk/rooms'
import Pusher from 'pusher-js'
import { run } from './program.mjs'

const world = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const lines = document.createElement('pre')
await run({ core, access, ads, language, live, notifications, rooms, Pusher, ...world }, (line) =>
  lines.append(`${line}\n`),
)
document.body.append(lines)
