import type { Edition, FailureBody } from '@stepwise/shared/contracts'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import { escapeHtml } from '../../../html.ts'
import { buildPagePolicy } from '../../../http/page-policy.ts'

const style = [
  ':root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.6 Verdana, Arial, sans-serif }',
  'body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }',
  '[role=alert] { border: 4px solid light-dark(#b3200a, #ff9d8f); padding: 0 1rem }',
  'label, p.error { display: block; font-weight: bold; margin: 1.5rem 0 0 }',
  'p.error { color: light-dark(#b3200a, #ff9d8f); margin: 0 }',
  'input, textarea, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: 0.5rem; border: 2px solid }',
  'input, textarea { inline-size: 100% }',
  'button { margin-block-start: 1.5rem; padding-inline: 1.5rem }',
  'a:focus-visible, input:focus-visible, textarea:focus-visible, button:focus-visible { outline: 3px solid; outline-offset: 3px }',
  '.trap { display: none }',
].join('\n')

export const formPolicy = buildPagePolicy(style, "'self'")

const fields = [
  { name: 'full_name', label: 'Name', autocomplete: 'name' },
  { name: 'email', label: 'Email address', autocomplete: 'email' },
  { name: 'message', label: 'Message', autocomplete: 'off' },
] as const

interface FailedForm {
  msg: string
  errors: FailureBody['errors']
  /** What the form held, as it arrived. */
  typed: Record<string, unknown> | undefined
}

/**
 * The contact form as a page of its own: what is wrong comes first and leads to the fields, which hold what was typed.
 * Its labels are those of the landing page's form (remotes/public-site/src/features/contact-form/ContactForm.tsx).
 */
export function formPage(edition: Edition, { msg, errors, typed = {} }: FailedForm) {
  const title = productTitles[edition]
  const ofFields = fields.flatMap(({ name }) => (errors[name] ?? []).map((message) => ({ name, message })))
  const problems = ofFields.map(({ name, message }) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`)
  const inputs = fields.map((field) => fieldHtml(field, errors[field.name] ?? [], textOfField(typed[field.name])))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: Contact us – ${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<div role="alert">
<h2>There is a problem</h2>
${problems.length > 0 ? `<ul>${problems.join('')}</ul>` : `<p>${escapeHtml(msg)}</p>`}
</div>
<h1>Contact us</h1>
<form method="post" action="/api/contact/guest_message" novalidate>
${inputs.join('\n')}
<p class="trap"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></p>
<button>Send message</button>
</form>
<p><a href="/#connect-block">Back to ${title}</a></p>
</main>
</body>
</html>
`
}

const textOfField = (value: unknown) => (typeof value === 'string' ? value : '')

function fieldHtml({ name, label, autocomplete }: (typeof fields)[number], messages: string[], value: string) {
  const error = messages.map((message) => `<span>Error: ${escapeHtml(message)}</span>`).join(' ')
  const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const attributes = `id="${name}" name="${name}" autocomplete="${autocomplete}" required${described}`
  const input =
    name === 'message'
      ? // The parser leaves out a line break that comes first, so one is put there.
        `<textarea rows="4" ${attributes}>\n${escapeHtml(value)}</textarea>`
      : `<input type="${name === 'email' ? 'email' : 'text'}" ${attributes} value="${escapeHtml(value)}">`
  return `<label for="${name}">${label}</label>
${error && `<p class="error" id="${name}-error">${error}</p>`}
${input}`
}
