import { escapeHtml } from '../../../../html.ts'
import { type ExportPage, pageFrame } from '../export-html.ts'
import { tableInWords } from '../table-words.ts'

interface Start {
  title: string
  byline: string
  pages: readonly ExportPage[]
  rowCounts: ReadonlyMap<string, number>
}

/** The page to begin with: what is in which file, in words. */
export function startPage({ title, byline, pages, rowCounts }: Start) {
  const frame = pageFrame({ title, byline, isStart: true })
  const links = pages.map(
    ({ file, title: name, about }) => `<li><a href="${file}">${escapeHtml(name)}</a>: ${escapeHtml(about)}</li>`,
  )
  const data = [...rowCounts]
    .map(([table, rows]) => ({ table, rows, words: tableInWords(table) }))
    .toSorted((one, other) => one.table.localeCompare(other.table))
    .map(
      ({ table, rows, words }) =>
        `<li><a href="data/${table}.json">data/${table}.json</a>: ${escapeHtml(words)} (${rows})</li>`,
    )
  const photo = rowCounts.has('avatars')
    ? '<li><a href="photo.jpg">Your photo</a>, and <a href="photo-small.jpg">a smaller one</a></li>'
    : ''
  return `${frame.open}<p>This is everything that we keep about you. It needs no other program than a browser, and nothing in it is sent anywhere.</p>
<section>
<h2>To read</h2>
<ul>
${[...links, photo].filter(Boolean).join('\n')}
</ul>
</section>
<section>
<h2>For other programs</h2>
<p>The same once more, as JSON in UTF-8, one file for each table of our database. The number is that of the rows. Times are in UTC.</p>
<ul>
${data.join('\n')}
</ul>
</section>
<section>
<h2>What is not in it</h2>
<ul>
<li>What would let somebody sign in as you: your password is kept only as a code that cannot be turned back, and that code is left out. So are the codes of sessions, of mailed links and of passkeys.</li>
<li>The key that encrypts drafts on your devices, and the drafts themselves, which are on your devices alone.</li>
<li>Counts that stop people from guessing passwords. They are kept under a code instead of your name, for a day or two at most.</li>
</ul>
</section>
<section>
<h2>Keep it safe</h2>
<p>Whoever has this file can read all of it. Delete it when you no longer need it, on a shared computer at once, and empty the bin.</p>
</section>
${frame.close}`
}
