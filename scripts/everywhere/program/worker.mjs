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

export default {
  /**
   * @param {unknown} _
   * @param {{ WORLD: object }} environment
   */
  async test(_, { WORLD }) {
    const sdk = { core, access, ads, language, live, notifications, rooms, Pusher }
    await run({ ...sdk, .../** @type {any} */ (WORLD) }, console.log)
  },
}
