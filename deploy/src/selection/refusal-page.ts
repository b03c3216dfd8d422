import type { FastifyReply } from 'fastify'
import { escapeAttribute } from '../page/page-parts.ts'

type Refusal = {
  status: number
  title: string
  sentences: string[]
  /** A button that brings the live versions back. */
  offersStop?: boolean
}

const stopForm =
  '<form method="post" action="/release/override/stop"><button type="submit">Use the live versions</button></form>'

/** Says to a person in words why an address does not do what it should. Nothing is set. */
export function sendRefusal(reply: FastifyReply, { status, title, sentences, offersStop = false }: Refusal) {
  const text = (words: string) => escapeAttribute(words).replaceAll('>', '&gt;')
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${sentences.map((sentence) => `<p>${text(sentence)}</p>`).join('\n')}
${offersStop ? stopForm : '<p><a href="/">Go to Stepwise</a></p>'}
</main>
</body>
</html>
`)
}
