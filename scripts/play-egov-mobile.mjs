/**
 * `npm run play-egov-mobile -- mobileSign:…`: plays eGov Mobile, the app that signs in Kazakhstan, with a key of the demo
 * centre. Takes the text of the code that a page shows, another key as `--key file.pem`, and `--kk`.
 */
import { play } from './workspace/play.mjs'

await play('egov-mobile')
