import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { escapeHtml } from '../../html.ts'
import type { Sheet } from './sheet.ts'
import { headingOf, type SheetStep } from './sheet-step.ts'
import { wholePage } from './whole-page.ts'

const script = readFileSync(new URL('./sheet-page.mjs', import.meta.url), 'utf8')

/** The sheet as one web page that needs nothing else: it is read, filled and saved from a file, without a network. */
export function makePage(sheet: Sheet, contentFolder: string) {
  const { kind, subject, title, introduction, fields, steps } = sheet
  const about = {
    kind,
    subject,
    // Another text is another sheet, so that old answers do not come back under it.
    edition: createHash('sha256')
      .update(steps.map(({ fingerprint }) => fingerprint).join())
      .digest('hex')
      .slice(0, 12),
    fields: fields.map(({ key }) => key),
    labels: Object.fromEntries(fields.map(({ key, label }) => [key, label])),
    steps: steps.map(({ id, fingerprint }) => ({ id, fingerprint })),
  }
  return wholePage(
    title,
    style,
    `<form novalidate>
<header>
<h1>${escapeHtml(title)}</h1>
${introduction.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>What you fill in is kept on this device. At the end choose “Save my answers as a file”, and send us that file.</p>
</header>
<main>
<section aria-labelledby="you">
<h2 id="you">About you</h2>
${fields.map(fieldHtml).join('\n')}
<p><label for="open">Go on from a file that this page saved (optional)</label><input type="file" id="open" accept=".json"></p>
</section>
<nav aria-labelledby="contents">
<h2 id="contents">Steps</h2>
<ol>${steps.map((step, index) => `<li><a href="#step-${index + 1}">${escapeHtml(linkName(step))}</a></li>`).join('')}</ol>
</nav>
${steps.map((step, index) => stepHtml(sheet, step, index + 1, contentFolder)).join('\n')}
</main>
<footer>
<p role="status"></p>
<p role="alert" hidden></p>
<button type="button" id="next">Next without an answer</button>
<button type="submit">Save my answers as a file</button>
</footer>
</form>
<script type="application/json" id="sheet">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>
<script type="module">${script}</script>`,
  )
}

/** Quick checks have one name: the place tells them apart. */
const linkName = ({ isCheck, name, place }: SheetStep) => (isCheck ? `${name}: ${place}` : name)

function fieldHtml({ key, label, hint }: Sheet['fields'][number]) {
  const type = key === 'date' ? 'date' : 'text'
  const words = key === 'date' ? '' : ` <span id="hint-${key}">(${escapeHtml(hint)})</span>`
  const described = key === 'date' ? '' : ` aria-describedby="hint-${key}"`
  return `<p><label for="${key}">${escapeHtml(label)}</label>${words}<input type="${type}" id="${key}" name="${key}"${described}></p>`
}

function stepHtml({ choices, remarkLabel }: Sheet, step: SheetStep, number: number, contentFolder: string) {
  const questions = step.questions.map(({ text, sources }, index) => {
    const id = `q-${number}-${index + 1}`
    const radios = [...choices, { key: '', label: 'Not answered' }].map(
      ({ key, label }) =>
        `<label${key === '' ? ' class="none"' : ''}><input type="radio" name="${id}" value="${key}"${key === '' ? ' checked' : ''}> ${label}</label>`,
    )
    const named =
      sources.length > 0 ? ` <small>Rests on: ${sources.map((source) => source + 1).join(', ')}</small>` : ''
    return `<fieldset data-question data-step="${step.id}"><legend><span data-text>${escapeHtml(text)}</span>${named}</legend>
${radios.join('\n')}
<label class="remark">${remarkLabel}<textarea rows="2" maxlength="1200"></textarea></label></fieldset>`
  })
  const sources = step.sources.map(({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`)
  const rests = sources.length > 0 ? `<ol>${sources.join('')}</ol>` : '<p>No source is named.</p>'
  return `<section aria-labelledby="step-${number}">
<h2 id="step-${number}" tabindex="-1">${number}. ${escapeHtml(step.name)}</h2>
<p class="quiet">${escapeHtml(step.place)}</p>
<h3>${headingOf(step)}</h3>
<div class="text">${selfContained(step.html, contentFolder)}</div>
${step.isCheck ? '' : `<h3>What it rests on</h3>\n${rests}`}
<h3>Your answers</h3>
${questions.join('\n')}
</section>`
}

/** Headings go below those of the sheet, pictures come along, and links of the product, which a file cannot follow, become words. */
function selfContained(html: string, contentFolder: string) {
  return html
    .replaceAll(/(?<=<\/?h)[2-4](?=>)/g, (level) => String(Number(level) + 2))
    .replaceAll(/<a href="\/[^>]*>(.*?)<\/a>/gs, '$1')
    .replaceAll(
      /src="\/([^"#]+)[^"]*"/g,
      (attribute, file: string) => dataAddress(`${contentFolder}/${file}`) ?? attribute,
    )
}

function dataAddress(file: string) {
  if (!existsSync(file)) return undefined
  const ending = file.split('.').at(-1) ?? ''
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending
  return `src="data:image/${type};base64,${readFileSync(file).toString('base64')}"`
}

const style = `
html { scroll-padding-block: 1rem 12rem; }
h2 { margin-top: 3rem; }
small { opacity: 0.8; }
.text { padding: 0.25rem 1.25rem; border: 1px solid; border-radius: 0.5rem; }
.text img { max-width: 100%; background: #fff; }
table { border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid; text-align: left; vertical-align: top; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 4px solid; }
fieldset { min-width: 0; margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; break-inside: avoid; }
legend { float: left; width: 100%; margin-bottom: 0.25rem; padding: 0; font-weight: 600; }
legend + * { clear: both; }
fieldset > label { display: inline-block; margin: 0.25rem 1.25rem 0.25rem 0; min-height: 1.75rem; }
input[type=radio] { width: 1.25rem; height: 1.25rem; vertical-align: -0.2rem; }
.remark { display: block; margin-right: 0; }
textarea, input[type=text], input[type=date] { display: block; width: 100%; padding: 0.5rem; border: 1px solid; border-radius: 0.25rem; font: inherit; }
textarea { field-sizing: content; min-height: 3.5rem; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 2px solid; border-radius: 0.5rem; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
input[type=file] { max-width: 100%; }
[role=alert] { font-weight: 600; }
footer { display: flex; flex-wrap: wrap; gap: 0.5rem; position: sticky; bottom: 0; padding: 0.5rem 0; border-top: 1px solid; background: Canvas; }
footer p { flex-basis: 100%; margin: 0; }
@media (max-height: 30rem) {
  html { scroll-padding-bottom: 1rem; }
  footer { position: static; }
}
@media print {
  footer, nav, .none, label[for=open], #open { display: none; }
  main a::after { content: ' (' attr(href) ')'; }
}
`
