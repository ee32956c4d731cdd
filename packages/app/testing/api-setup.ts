import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeOfPackages } from '../../../scripts/workspace/command.mjs'
import { demoCentre } from '../../../scripts/workspace/demo-centre.mjs'
import { API_PORT } from './api-port.ts'

/** Lets telephones sign, for pages that are told so. */
const egovMobile = {
  EGOV_MOBILE: 'on',
  EGOV_MOBILE_BIN: '201240999077',
  EGOV_MOBILE_NAME_RU: 'ТОО «Sauda Центр»',
  EGOV_MOBILE_NAME_KK: '«Sauda Центр» ЖШС',
}

/** Starts the real API, from its sources, on a copy of the demo centre. Vite forwards the requests of the pages to it. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await cp(await demoCentre(), folder, { recursive: true })
  const api = fork(join(import.meta.dirname, 'serve-api.ts'), {
    execPath: nodeOfPackages,
    execArgv: ['--conditions=@sauda/source'],
    env: {
      ...process.env,
      ...egovMobile,
      ...{ NODE_OPTIONS: '', SAUDA_DATA: folder, SAUDA_DEMO: 'yes', PORT: String(API_PORT) },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [told] = await Promise.race([once(api, 'message'), once(api, 'exit')])
  if (told !== 'listening') throw new Error(`The API of the tests has ended with ${told}.`)
  process.env.PAGES_FOLDER = folder
  return async () => {
    api.kill('SIGKILL')
    await once(api, 'exit')
    await rm(folder, { recursive: true })
  }
}
