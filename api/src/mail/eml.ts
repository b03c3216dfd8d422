// Reads only the mails that mail.ts writes: plain headers, and a text part in UTF-8.

/** A header's value on one line. */
export function readHeader(message: string, name: string) {
  const [head = ''] = message.split(/\n\n/, 1)
  const found = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)
  return found?.[1]?.replaceAll(/\n[ \t]+/g, ' ') ?? ''
}

/** The plain text of a message with a text and an HTML part. */
export function readPlainText(message: string) {
  const boundary = /boundary="([^"]+)"/.exec(readHeader(message, 'Content-Type'))?.[1]
  const parts = boundary ? message.split(`--${boundary}`) : [message]
  const part = parts.slice(1).find((one) => readHeader(one.trimStart(), 'Content-Type').startsWith('text/plain'))
  if (!part) return ''
  const [, ...body] = part.trimStart().split('\n\n')
  return decoded(body.join('\n\n'), readHeader(part.trimStart(), 'Content-Transfer-Encoding').toLowerCase()).trim()
}

function decoded(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
