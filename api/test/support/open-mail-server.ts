import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readHeader, readPlainText } from '../../src/mail/eml.ts'

/** An email as the server has taken it. */
interface ReceivedMail {
  from: string
  to: string
  messageId: string
  source: string
  /** Its plain text. */
  words: string
}

/** A real mail server on a free port or the given one. */
export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Answers recipients with this from now on, such as 550 and "5.1.1 no one here"; undefined takes them again. */
  refuseWith: (refusal: { code: number; words: string } | undefined) => void
  stop: () => Promise<void>
}

/** Opens a mail server. A hanging one takes connections and never says a word. */
export async function openMailServer({ port = 0, isHanging = false } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusal: { code: number; words: string } | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    logger: false,
    ...(isHanging && { onConnect: () => undefined }),
    onRcptTo: (_address, _session, done) =>
      refusal ? done(Object.assign(new Error(refusal.words), { responseCode: refusal.code })) : done(),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((given) => {
        const source = given.replaceAll('\r\n', '\n')
        const to = envelope.rcptTo.map(({ address }) => address).join(', ')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to, source, messageId: readHeader(source, 'Message-ID'), words: readPlainText(source) })
        done()
      })
    },
  })
  // A client that hangs up is not a fault of the server.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    refuseWith: (given) => {
      refusal = given
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
