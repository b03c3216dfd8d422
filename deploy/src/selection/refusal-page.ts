import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeAttribute } from '../page/page-parts.ts'

interface Refusal {
  status: number
  title: string
  sentences: string[]
  /** A button that goes on from here. */
  form?: { action: string; button: string }
}

/** For search engines: pages of versions that are not live. */
export const noIndex = { 'x-robots-tag': 'noindex' }

/** Brings the live versions back. */
export const stopForm = { action: '/release/override/stop', button: 'Use the live versions' }

const styles =
  'body{margin:0;font:1.125rem/1.6 "Atkinson Hyperlegible Next",system-ui,sans-serif}main{max-width:60ch;margin:0 auto;padding:2rem 1rem}button{font:inherit;padding:.5rem 1rem}'
const stylesHash = createHash('sha256').update(styles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${stylesHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Says to a person in words why an address does not do what it should. Nothing is set. */
export function sendRefusal(reply: FastifyReply, { status, title, sentences, form }: Refusal) {
  const text = (words: string) => escapeAttribute(words).replaceAll('>', '&gt;')
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': policy, ...noIndex })
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(title)} - Stepwise</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${sentences.map((sentence) => `<p>${text(sentence)}</p>`).join('\n')}
${form ? `<form method="post" action="${form.action}"><button type="submit">${form.button}</button></form>` : '<p><a href="/">Go to Stepwise</a></p>'}
</main>
</body>
</html>
`)
}
