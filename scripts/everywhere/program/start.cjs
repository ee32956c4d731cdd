/** Runs the program with the CommonJS files of the SDK. */
const sdk = {
  core: require('@sauda/sdk'),
  access: require('@sauda/sdk/access'),
  ads: require('@sauda/sdk/ads'),
  language: require('@sauda/sdk/language'),
  live: require('@sauda/sdk/live'),
  notifications: require('@sauda/sdk/notifications'),
  rooms: require('@sauda/sdk/rooms'),
}
const Pusher = require('pusher-js')

const world = JSON.parse(process.env.WORLD ?? '')
import('./program.mjs').then(({ run }) => run({ ...sdk, Pusher, ...world }, console.log))
