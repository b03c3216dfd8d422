import { escapeHtml } from '../../../html.ts'
import { buildPagePolicy } from '../../../http/page-policy.ts'
import type { DevMail } from '../../../mail/dev-mailbox.ts'

const style = [
  ':root { color-scheme: light dark; font: 1rem/1.6 Verdana, Arial, sans-serif }',
  'body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }',
  'article { border-block-start: 1px solid; padding-block: 1rem }',
  'h2 { margin: 0 }',
  'pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }',
].join('\n')

export const pagePolicy = buildPagePolicy(style, "'none'")

/** The mails as a page, with their links. */
export function devMailboxPage(mails: readonly DevMail[]) {
  const list = mails.map(article).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox – Stepwise</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Emails that Stepwise would have sent, newest first. This page does not exist in production.</p>
${list || '<p>No emails yet.</p>'}
</main>
</body>
</html>
`
}

function article({ sent_at, to, subject, text }: DevMail) {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sent_at}">${sent_at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${withLinks(text)}</pre>
</article>`
}

/** Web addresses become links; everything else is text. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
}
