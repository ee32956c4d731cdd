import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { holderOf } from '../../demo/demo-key.ts'
import { firstKey } from '../ncalayer/first-key.ts'
import { egovPhone, signByPhone } from './player.ts'

// `npm run play-egov-mobile -- mobileSign:…`: eGov Mobile for those who have none, with a key of the demo centre.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, kk: { type: 'boolean', default: false } },
})

try {
  const [text] = positionals
  if (!text) throw new Error('Name the text of the code: npm run play-egov-mobile -- mobileSign:http://…')
  const path = values.key ?? (await firstKey('npm run play-egov-mobile -- --key key.pem mobileSign:…'))
  const phone = egovPhone({
    key: holderOf(await readFile(path, 'utf8')),
    language: values.kk ? 'kk' : 'ru',
    signedAt: new Date(),
  })
  const { invitation, signed, answer } = await signByPhone(phone, text)
  console.log(`${invitation.organisation.nameRu}: ${invitation.description}`)
  for (const { nameRu, meta } of signed.documentsToSign) {
    console.log(`- ${nameRu}: ${meta.map(({ value }) => value).join(', ')}`)
  }
  console.log(`The portal answered ${answer.status}: ${answer.body.message}`)
  if (answer.status !== 200) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
