/** Runs the program in workerd, as a test of the worker. */
import * as core from '@sauda/sdk'
import * as access from '@sauda/sdk/access'
import * as ads from '@sauda/sdk/ads'
import * as language from '@sauda/sdk/language'
import * as live from '@sauda/sdk/live'
import * as notifications from '@sauda/sdk/notifications'
import * as rooms from '@sauda/sdk/rooms'
import Pusher from 'pusher-js'
import { run } from './program.mjs'

const sdk = { core, access, ads, language, live, notifications, rooms, Pusher }

export default {
  /**
   * @param {unknown} _
   * @param {{ WORLD: Omit<import('./program.mjs').World, keyof typeof sdk> }} environment
   */
  async test(_, { WORLD }) {
    await run({ ...sdk, ...WORLD }, console.log)
  },
}
