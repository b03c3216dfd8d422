import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Edition } from '@stepwise/shared/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addRowsOfPerson, rowsOfPerson } from '../../../../test/support/every-table.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { findPersonTables } from '../person-data/person-tables.repository.ts'
import { exportPerson } from '../person-data/read-rows.repository.ts'
import { csvRow } from './csv.ts'
import { makeExport } from './make-export.ts'

const api = useTestApi()

async function exportOf(id: string, edition: Edition = 'study') {
  const parts: Buffer[] = []
  const store = async (part: Buffer) => void parts.push(part)
  const bytes = await makeExport(api.context.db, id, { edition, now: api.clock.now, store })
  const zip = Buffer.concat(parts)
  expect(bytes).toBe(zip.length)
  const files = unzipSync(new Uint8Array(zip))
  return {
    names: Object.keys(files),
    bytes: (name: string) => files[name] ?? new Uint8Array(),
    text: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  }
}

const linksIn = (page: Document) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

async function ownerOfEverything(mark: string) {
  const { id, email } = await api.newPerson({ timeZone: 'Europe/Paris' })
  const owner = { id, email, mark }
  await addRowsOfPerson(api.context, owner)
  return owner
}

test('every table with a row of the person is in the file, row by row and without what lets in', async () => {
  const owner = await ownerOfEverything('Quill')
  const { names, text } = await exportOf(owner.id)
  const tables = (await findPersonTables(api.context.db)).map(({ table }) => table)
  expect(tables.length).toBeGreaterThan(30)
  expect(names.filter((name) => name.startsWith('data/')).toSorted()).toEqual(
    tables.map((table) => `data/${table}.json`).toSorted(),
  )
  const whole = JSON.parse(JSON.stringify(await exportPerson(api.context.db, owner)))
  for (const table of Object.keys(rowsOfPerson)) {
    const rows = JSON.parse(text(`data/${table}.json`))
    expect(rows, table).toHaveLength(whole[table].length)
    if (!['avatars', 'content_images'].includes(table)) expect(rows, table).toEqual(whole[table])
  }
  const all = names.map((name) => text(name)).join('\n')
  for (const secret of ['argon2', 'id token of', Buffer.from('credential Quill').toString('base64url')]) {
    expect(all).not.toContain(secret)
  }
  const { rows } = await sql<{ hash: string }>`
    select token_hash as hash from sessions union select token_hash from mail_tokens union select device_key from users
  `.execute(api.context.db)
  expect(rows.filter(({ hash }) => all.includes(hash))).toEqual([])
})

test('a photo and uploaded pictures are files, which the data names', async () => {
  const owner = await ownerOfEverything('Teal')
  const { names, bytes, text } = await exportOf(owner.id)
  expect([...bytes('photo.jpg')]).toEqual([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
  expect(JSON.parse(text('data/avatars.json'))).toMatchObject([{ large: 'photo.jpg', medium: 'photo-small.jpg' }])
  const [picture] = JSON.parse(text('data/content_images.json'))
  expect(picture.bytes).toBe(`pictures/${picture.hash}.webp`)
  expect(names).toEqual(expect.arrayContaining(['photo.jpg', 'photo-small.jpg', picture.bytes]))
  expect(text('index.html')).toContain('href="photo.jpg"')
})

test('texts are readable, with their paragraphs and lines, and nothing in them is markup', async () => {
  const { id } = await api.newPerson({ timeZone: 'Pacific/Auckland' })
  const { db } = api.context
  const steps = db.selectFrom('steps').select('id').where('id', 'like', '%writing%plan%read%')
  const { id: step_id } = await steps.where('kind', '=', 'flow').executeTakeFirstOrThrow()
  const at = new Date('2026-03-01T12:30:00Z')
  const content = 'First & foremost\nsecond line\n\n<script>alert(1)</script> 🎓'
  const note = { user_id: id, step_id, video_time: 65, content, created_at: at, updated_at: at }
  await db.insertInto('notes').values(note).execute()
  const entry = { user_id: id, date: '2026-03-02', title: '<b>Talk</b>', observe_1: 'It went\nwell.' }
  await db.insertInto('reflections').values(entry).execute()
  const { text, bytes } = await exportOf(id)

  const page = new JSDOM(text('index.html')).window.document
  const [article, journalEntry] = page.querySelectorAll('article')
  expect(article?.querySelector('h3')?.textContent).toBe('Read')
  // Past midnight there.
  const words = 'Writing: Plan. Written on Monday 2 March 2026 at 01:30. At 1:05 of the video.'
  expect(article?.querySelector('.when')?.textContent).toBe(words)
  expect([...(article?.querySelectorAll('p[dir]') ?? [])].map((one) => one.innerHTML)).toEqual([
    'First &amp; foremost<br>second line',
    '&lt;script&gt;alert(1)&lt;/script&gt; 🎓',
  ])
  expect(journalEntry?.querySelector('h3')?.textContent).toBe('<b>Talk</b>')
  expect(journalEntry?.querySelector('.when')?.textContent).toBe('Monday 2 March 2026.')
  const answers = [...(journalEntry?.querySelectorAll('h5') ?? [])].map((one) => one.nextElementSibling?.innerHTML)
  expect(answers.slice(0, 2)).toEqual(['It went<br>well.', 'No answer yet.'])

  const written = at.toISOString()
  // By this mark Excel knows UTF-8.
  expect([...bytes('notes.csv').slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text('notes.csv').split('\r\n')).toEqual([
    '"Step","Where","Note","Second of the video","Written","Changed"',
    `"Read","Writing: Plan","${content}","65","${written}","${written}"`,
    '',
  ])
  expect(text('journal.csv')).toContain('\r\n"2026-03-02","<b>Talk</b>","","It went\nwell.",')
})

test('a quotation mark in a spreadsheet is doubled', () => {
  expect(csvRow(['say "now"', null, 7])).toBe('"say ""now""","","7"\r\n')
})

test('the page of an account with nothing in it says whose it is, and that there is nothing', async () => {
  const { id, email } = await api.newPerson()
  const { names, text } = await exportOf(id)
  expect(names).not.toContain('data/notes.json')
  expect(names).not.toContain('notes.csv')
  const page = new JSDOM(text('index.html')).window.document
  expect(page.querySelector('h1')?.textContent).toBe('Your data from Stepwise')
  expect(page.querySelector('h1 + p')?.textContent).toContain(`Ada Price, ${email}. Made on Tuesday 10 March 2026`)
  expect(page.body.textContent).toContain('You have no notes.')
})

test('everything but texts of the person is in tables, with names and dates in words', async () => {
  const { id } = await api.newPerson()
  const { db } = api.context
  const step = await db.selectFrom('steps').select(['id', 'name']).where('kind', '=', 'flow').executeTakeFirstOrThrow()
  const seen = { user_id: id, step_id: step.id, visited_at: new Date('2026-03-01T12:30:00Z') }
  await db.insertInto('progress_steps').values(seen).execute()
  const page = new JSDOM((await exportOf(id)).text('index.html')).window.document
  const headings = [...page.querySelectorAll('h3')]
  const folded = headings.find((one) => one.textContent === 'Steps that you opened and completed')?.nextElementSibling
  expect(folded?.querySelector('summary')?.textContent).toBe('One row')
  const row = [...(folded?.querySelectorAll('td') ?? [])].map((one) => one.textContent)
  expect(row).toEqual([expect.stringContaining(`: ${step.name}`), 'Sunday 1 March 2026 at 12:30', ''])
})

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test('the page is sound HTML that axe finds nothing wrong with, without scripts, and leads to every file', async () => {
  const owner = await ownerOfEverything('Siskin')
  const { names, text } = await exportOf(owner.id)
  const html = text('index.html')
  expect(unclosedTags(html)).toEqual([])
  expect(html).not.toMatch(/<script|<img|<link|<iframe|url\(|(?:src|href)="\w+:/)
  const { window } = new JSDOM(html, { runScripts: 'dangerously' })
  window.eval(axeSource)
  const { violations } = await window.eval('axe.run(document, { rules: { "color-contrast": { enabled: false } } })')
  expect(violations.map((one: { id: string }) => one.id)).toEqual([])
  expect(window.document.querySelectorAll('h1')).toHaveLength(1)
  expect(linksIn(window.document).toSorted()).toEqual(names.filter((name) => name !== 'index.html').toSorted())
})

/** Elements that are opened and not closed in their order. */
function unclosedTags(html: string) {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (['meta', 'br'].includes(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

test('pro has its own words, and no columns of study', async () => {
  const { id } = await ownerOfEverything('Wren')
  const page = new JSDOM((await exportOf(id, 'pro')).text('index.html')).window.document
  const heads = [...page.querySelectorAll('th')].map((one) => one.textContent)
  expect(heads).toContain('Organisation')
  expect(heads).toContain('Course name')
  expect(heads).not.toContain('University')
  expect(heads).not.toContain('Lectures level')
})

test('an account that is gone has no file', async () => {
  const store = () => Promise.reject(new Error('nothing to store'))
  const options = { edition: 'study', now: api.clock.now, store } as const
  expect(await makeExport(api.context.db, crypto.randomUUID(), options)).toBeUndefined()
})

test('10,000 notes and 1,000 entries of a journal hold up no other call', async () => {
  const { db } = api.context
  const { id } = await api.newPerson()
  const words = (length: number) => sql.lit('Reading aloud helps me to find what is missing. '.repeat(length))
  await sql`
    insert into notes (user_id, step_id, content)
    select ${id}, (select id from steps where kind = 'flow' limit 1), ${words(12)} || number
    from generate_series(1, 10000) as number`.execute(db)
  await sql`
    insert into reflections (user_id, date, title, observe_1, act)
    select ${id}, '2026-03-01', 'Entry ' || number, ${words(40)} || number, ${words(40)}
    from generate_series(1, 1000) as number`.execute(db)

  const turns = watchTurns()
  let parts = 0
  const store = async () => void parts++
  await makeExport(db, id, { edition: 'study', now: api.clock.now, store })
  expect(turns.longestMs()).toBeLessThan(250)
  expect(turns.count()).toBeGreaterThan(200)
  expect(parts).toBeGreaterThan(0)
})

/** For how long this thread worked within one turn of the event loop at most: other programs on the machine do not count. */
function watchTurns() {
  const usedMs = () => process.threadCpuUsage().user / 1000
  let [longest, count, isOn] = [0, 0, true]
  const watch = (before: number) =>
    setImmediate(() => {
      const now = usedMs()
      longest = Math.max(longest, now - before)
      count += 1
      if (isOn) watch(now)
    })
  watch(usedMs())
  return {
    longestMs() {
      isOn = false
      return longest
    },
    count: () => count,
  }
}
