import { folderPost } from '../platform/mail/post.ts'
import { TEST_CONFIG, type TestServer } from './test-server.ts'

/** Writes an e-mail into the data folder, as the portal does without a mail server. */
export async function lyingLetter({ dataFolder }: Pick<TestServer, 'dataFolder'>, id: string): Promise<void> {
  await folderPost(`${dataFolder}/mails`, TEST_CONFIG.mailFrom).send({
    id,
    to: 'айгерім@test.example',
    subject: 'Код для регистрации: 402917',
    text: 'Здравствуйте!',
    html: '<p>Здравствуйте!</p>',
  })
}
