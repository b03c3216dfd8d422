import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { readHeader, readPlainText } from './eml.ts'

/** An email in the development mailbox, as the page shows it. */
export const devMailSchema = z.object({
  id: z.string(),
  sent_at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type DevMail = z.infer<typeof devMailSchema>

const nameOfMail = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-([0-9a-f-]+)\.eml$/

/** Writes an email to a file named by its time. It is written under another name first, so that no half mail is ever read. */
export async function writeToDevMailbox(folder: string, message: Buffer) {
  const id = randomUUID()
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(`${folder}/${id}.part`, message, { mode: 0o600 })
  await rename(`${folder}/${id}.part`, `${folder}/${moment}-${id}.eml`)
}

/** The latest mails of the development mailbox, the newest first. */
export async function readDevMailbox(folder: string, most = 50): Promise<DevMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const mails = names
    .filter((name) => nameOfMail.test(name))
    .sort()
    .reverse()
  return Promise.all(mails.slice(0, most).map((name) => readMail(folder, name)))
}

async function readMail(folder: string, name: string): Promise<DevMail> {
  const [, moment = '', id = ''] = nameOfMail.exec(name) ?? []
  const message = await readFile(`${folder}/${name}`, 'utf8')
  return {
    id,
    sent_at: moment.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'),
    to: readHeader(message, 'To'),
    subject: readHeader(message, 'Subject'),
    text: readPlainText(message),
  }
}
