import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { useContentFolder } from '../../test/support/content-folder.ts'
import type { KnownRoute } from '../readers.ts'
import { readContent } from './read-content.ts'

const content = useContentFolder()
const { replace, add, remove, failures } = content

test('valid content is read in order', () => {
  const { flows, softwares, badges, essayWords } = readContent(content.folder)
  expect(flows.map((flow) => flow.slug)).toEqual(['exams', 'writing'])
  expect(flows[1]?.modules[1]?.chapters[1]?.steps[0]).toMatchObject({
    slug: 'polish',
    extraContent: '<h3>Deeper</h3>\n<p>More of it.</p>',
  })
  expect(softwares.map((software) => software.slug)).toEqual(['reader', 'mapper', 'loner'])
  expect(badges).toHaveLength(13)
  expect(essayWords[0]?.directive).toBe('account for')
})

test('a text version that someone wrote comes before the one that was made with the video', () => {
  const watch = () => readContent(content.folder).flows[1]?.modules[0]?.chapters[0]?.steps[1]
  const made = watch()?.videoText
  expect(watch()).toMatchObject({ madeVideoText: made, body: { transcript: null } })
  add('flows/writing/plan/start/watch.transcript.md', '\nIn *my* words.\n')()
  expect(watch()).toMatchObject({
    videoText: '<p>In <em>my</em> words.</p>',
    madeVideoText: made,
    body: { transcript: 'In *my* words.' },
  })
})

test('the hash changes with every text', () => {
  const before = readContent(content.folder).hash
  expect(readContent(content.folder).hash).toBe(before)
  replace('flows/exams/before/finish/sleep.md', 'In short.', 'In brief.')()
  expect(readContent(content.folder).hash).not.toBe(before)
})

test('the real content is valid', () => {
  const real = fileURLToPath(new URL('../../../content', import.meta.url))
  const { flows, softwares } = readContent(real)
  const taughtIn = (edition: Edition) =>
    flows.filter(({ editions }) => editions.includes(edition)).map(({ slug }) => slug)
  expect(taughtIn('study').join(' ')).toBe(
    'essay-writing lectures maths-statistics organisation presentations reading-research reports-dissertations revision studying-your-way your-support',
  )
  expect(taughtIn('pro').join(' ')).toBe(
    'asking-for-what-you-need meetings-and-calls presenting-and-video-calls reading-and-finding-out time-and-energy writing-at-work your-rights-at-work',
  )
  expect(softwares.length).toBeGreaterThanOrEqual(12)
})

test('the people behind a step are named once for its flow or software, and otherwise in its own head', () => {
  const stepsOf = () => {
    const { flows, softwares } = readContent(content.folder)
    return [flows[1]?.modules[0]?.chapters[0]?.steps[0], softwares[0]?.strategies[0]]
  }
  const nothingMore = { reviewed: null, sources: [] }
  for (const step of stepsOf())
    expect(step).toMatchObject({ provenance: { author: 'Ana Lund', ...nothingMore }, checked: null, tested: null })

  const sources = 'sources: [{ name: Reader guide, url: https://reader.test/guide }]\n'
  add(reader, `checked: 2026-11-01\n${sources}`)()
  add(writing, 'reviewed: { by: Dr Who, date: 2026-10-01 }\n')()
  replace(
    readPlan,
    'type: text',
    'type: text\nauthor: Bo Ek\ntested: { version: Reader 3, date: 2026-11-02, by: Bo Ek }',
  )()
  const [ofFlow, ofSoftware] = stepsOf()
  expect(ofFlow).toMatchObject({
    provenance: { author: 'Ana Lund', reviewed: { by: 'Dr Who', date: '2026-10-01' }, sources: [] },
  })
  expect(ofSoftware).toMatchObject({
    provenance: {
      author: 'Bo Ek',
      reviewed: null,
      sources: [{ name: 'Reader guide', url: 'https://reader.test/guide' }],
    },
    checked: '2026-11-01',
    tested: { version: 'Reader 3', date: '2026-11-02', by: 'Bo Ek' },
  })
})

test('a review or a test is of the words that it names, and goes when they change', () => {
  const step = () => readContent(content.folder).softwares[0]?.strategies[0]
  const words = step()?.fingerprint
  expect(words).toMatch(/^[0-9a-f]{12}$/)
  const marks = `reviewed: { by: Bo Ek, date: 2026-11-02, words: "${words}" }\ntested: { version: Reader 3, date: 2026-11-02, by: Bo Ek, words: "${words}" }`
  replace(readPlan, 'type: text', `type: text\n${marks}`)()
  expect(step()).toMatchObject({
    fingerprint: words,
    provenance: { reviewed: { by: 'Bo Ek', date: '2026-11-02' } },
    checked: '2026-11-02',
    tested: { version: 'Reader 3', date: '2026-11-02', by: 'Bo Ek' },
  })
  replace(readPlan, 'name: Read', 'name: Really read')()
  expect(step()).toMatchObject({
    provenance: { reviewed: null },
    checked: null,
    tested: null,
    isChangedSince: { review: true, test: true },
  })
})

test('a strategy is not shown where readers cannot open its own step', () => {
  replace(exams, 'editions: [study, pro]', 'editions: [study]')()
  replace(sleepWell, 'type: text', 'type: text\nalso: [writing/draft/finish/polish]')()
  expect(content.failures()).toEqual([
    `${sleepWell}:4: writing/draft/finish/polish has readers who cannot open exams/before/finish/sleep`,
  ])
})

const read = 'flows/writing/plan/start/read.md'
const watch = 'flows/writing/plan/start/watch.md'
const transcript = 'flows/writing/plan/start/watch.transcript.md'
const tryOut = 'flows/writing/plan/finish/try.md'
const plan = 'flows/writing/plan/module.yaml'
const writing = 'flows/writing/flow.yaml'
const exams = 'flows/exams/flow.yaml'
const reader = 'software/reader/software.yaml'
const mapIt = 'software/mapper/strategies/map-it.md'
const sleepWell = 'software/reader/strategies/sleep-well.md'
const contacts = 'pages/contacts.yaml'
const readPlan = 'software/reader/strategies/read-plan.md'
const quickCheck = 'flows/writing/plan/start/check.yaml'
const clip = 'media/videos/clip'
const noHtml = 'raw HTML is not allowed; write Markdown'
const goneStep = '/flows/writing/learning_modules/draft/chapters/start/steps/gone'
const threeMore = `- { question: Q?, options: [{ text: A, why: B, right: true }, { text: C, why: D }] }\n`.repeat(3)

/** A part of a file and what takes its place, what is added at its end, or nothing: the file is removed. */
type Change = [part: string, by: string] | string | undefined
type Case = [file: string, change: Change, found: string | RegExp]
/** What is found in this file when it is changed: its line and the reason. */
const inFile = (file: string, cases: [Change, string][]) =>
  cases.map(([change, found]): Case => [file, change, `${file}:${found}`])

const inWords = (change: Change = 'gone') =>
  [change]
    .flat()
    .map((text) => JSON.stringify(text.slice(0, 90)))
    .join(' → ')

const cases: Case[] = [
  ...inFile(plan, [
    [['description: About plan.\n', ''], '1: description: is missing'],
    [['name: Plan', 'name: Plan\ncolor: red'], '2: color: is not a known key'],
    [['slug: finish', 'slug: The End'], '8: chapters.1.slug: must be lower-case words joined by dashes'],
    [['[read, watch]', '[read, watch, read]'], '7: read is listed twice'],
    [['scene.svg', 'gone.svg'], '3: the image /images/gone.svg does not exist'],
  ]),
  ...inFile(read, [
    [['type: text\n', 'type: text\nduration: 90\n'], '4: only an app step has one; a text’s and a video’s are counted'],
    [['---\nIn short', 'In short'], '1: the file must begin with a head between two lines of ---'],
    [['type: text', 'type: quiz'], '3: type: must be one of: text, vid, app, star'],
    [['type: text', 'type: text\nvideo: clip'], '4: only a vid step has a video'],
    [['In short.\n\n## A heading\n\nSome *text*.\n', ''], '2: the step has no text'],
    [['## A heading', '# A heading'], '8: a heading starts at ##; the page has its # already'],
    ['\n#### Deep\n', '12: a heading of level 4 follows one of level 2: a level is skipped'],
    ['\n<div>Boo</div>\n', `12: ${noHtml}`],
    ['\nOne\ntwo <b>three</b>\n', `13: ${noHtml}`],
    ['\n![](/images/scene.svg)\n', '12: the image /images/scene.svg has no alt text'],
    ['\n![A cat](https://cats.test/cat.png)\n', '12: the image https://cats.test/cat.png must be one of /images/'],
    ['\n![A cat](/images/cat.svg)\n', '12: the image /images/cat.svg does not exist'],
    [`\n- see [the draft](${goneStep})\n`, `12: the link ${goneStep} leads nowhere`],
    ['\nAsk [our team](/suport).\n', '12: the link /suport leads nowhere'],
    [
      '\nAsk [them](/wellbeing/contacts).\n',
      '12: the link /wellbeing/contacts leads to a page that some readers cannot open',
    ],
    ['\n[Dragon](/resources/dragon), [Reader](/resources/reader)\n', '12: the link /resources/dragon leads nowhere'],
    ['\nAsk [our team](javascript:alert).\n', '12: the link javascript:alert leads nowhere'],
    ['\nClick [here](https://example.org).\n', '12: the link to https://example.org does not say where it leads'],
    [['Take **care**', 'Take <i>care</i>'], `4: ${noHtml}`],
    ['\n<!-- more -->\n\nA\n\n<!-- more -->\n\nB\n', '6: <!-- more --> may stand once only'],
    [['type: text', 'type: text\nstep: a/b/c/d'], '4: only a strategy names a step'],
    [
      ['type: text', 'type: text\ntested: { version: Reader 3, date: 2026-11-02, by: Bo }'],
      '4: only a step of a software is tested with it',
    ],
    [
      ['type: text', 'type: text\nsources: [{ name: A book }]'],
      '4: sources.0.url: must be an address like https://www.example.org',
    ],
    [['type: text', 'type: text\nchecked: last week'], '4: checked: must be a day like 2026-11-28'],
  ]),
  ...inFile(quickCheck, [
    [[', right: true', ''], '2: 0.options: exactly one option must be right'],
    [['why: Because of 2. }', 'why: Because of 2., right: true }'], '2: 0.options: exactly one option must be right'],
    [[', why: Because of 1.', ''], '3: 0.options.0.why: is missing'],
    [['question: Question 1?', 'question: Q?\n  hint: Look'], '2: 0.hint: is not a known key'],
    [['Question 1?', `${'Why '.repeat(50)}?`], '1: 0.question: is too long or too large'],
    [threeMore, '1: is too long or too large'],
  ]),
  ...inFile(exams, [
    [['[study, pro]', '[school]'], '2: editions.0: must be one of: study, pro'],
    [['#463A9E', '#8A80C0'], '6: the tab colour on the secondary one needs a contrast of 6.5'],
    [['#6A5ACD', '#AAAAFF'], '4: white on the primary colour needs a contrast of 4.5'],
    [undefined, '1: the file is missing'],
  ]),
  ...inFile(watch, [
    [['video: clip\n', ''], '3: a vid step needs a video'],
    [['video: clip', 'video: film'], '4: the video film is not whole in media/videos/film; all its files are missing'],
  ]),
  ...inFile(tryOut, [
    [['duration: 100', 'duration: long'], '4: duration: must be number'],
    [['  imageAlt: A button\n', ''], '5: app.imageAlt: is missing'],
  ]),
  ...inFile(mapIt, [
    [['step: writing/plan/start/read\n', ''], '1: a strategy needs step: flow/module/chapter/step'],
    [['start/read', 'start/gone'], '4: there is no flow step writing/plan/start/gone'],
    [['draft/start/read', 'draft/start/gone'], '5: there is no flow step writing/draft/start/gone'],
    [['draft/start/read', 'plan/start/read'], '5: writing/plan/start/read has another strategy already'],
  ]),
  ...inFile(sleepWell, [
    [
      ['exams/before/finish/sleep', 'writing/plan/start/read'],
      '4: writing/plan/start/read has another strategy already',
    ],
  ]),
  ...inFile(reader, [
    [
      ['/media/guides/reader.pdf', 'javascript:alert(1)'],
      '7: guide: must be https://… or an address like /media/guides/name.pdf',
    ],
    [['video: clip', 'video: film'], '8: the video film is not whole in media/videos/film; all its files are missing'],
    [['group: readers', 'group: writers'], '2: the group writers is not in software/groups.yaml'],
  ]),
  ...inFile(transcript, [['One\n\n<i>two</i>', `3: ${noHtml}`]]),
  ...inFile(contacts, [
    [['lead: You', 'colour: red\nlead: You'], '6: colour: is not a known key'],
    [["phone: '111'", "fax: '111'"], '13: blocks.0.fax: is not a known key'],
    [['type: heading', 'type: carousel'], '17: blocks.1.type: is of no kind that is known'],
    [['id: first', 'id: prepare'], '18: prepare is listed twice'],
    [['scene.svg', 'gone.svg'], '12: the image /images/gone.svg does not exist'],
    [['(/wellbeing)', '(/wellness)'], '18: the link /wellness leads nowhere'],
  ]),
  ...inFile('pages/hub.yaml', [[['/wellbeing/contacts', '/wellness'], '6: the link /wellness leads nowhere']]),
  ...inFile('pages/open.yaml', [
    [['everyone.', '<b>everyone</b>.'], '6: HTML is not allowed: “<b>”. Write Markdown, or leave it out.'],
  ]),
  ...inFile('pages/Notes.txt', [['x', '1: the file’s name is not a slug with .yaml']]),
  ...inFile(writing, [[['author: Ana Lund\n', ''], '1: author: is missing']]),
  ...inFile('software/groups.yaml', [['- slug: maps\n  name: More maps\n', '5: maps is listed twice']]),
  ...inFile('software/reader/essentials/check.yaml', [['[]', `1: is not listed in ${reader}`]]),
  ...inFile('badges.yaml', [
    [['name: NEWBIE', `name: ${'N'.repeat(61)}`], '1: name: This is too long.'],
    [['code: NEWBIE', 'code: EXPLORER'], '1: the badge NEWBIE is missing'],
  ]),
  ['badges.yaml', ['code: NEWBIE', 'code: CHAMPION'], /^badges\.yaml:1: 0\.code: must be one of: NEWBIE/],
  ['glossary.yaml', '- avoid: [click]\n', /^glossary\.yaml:\d+: \d+\.say: is missing$/],
  ['essay-words.yaml', '- directive: trace\n  definition: Again.\n', /essay-words\.yaml:\d+: trace is listed twice/],
  [contacts, ['support_contacts', 'friends'], new RegExp(`${contacts}:3: access: must be one of`)],
  [plan, ['name: Plan', 'name: "Plan'], /module\.yaml:\d+: .*/],
  [plan, ['[try]', '[try, gone]'], 'flows/writing/plan/finish/gone.md:1: the file is missing'],
  [plan, ['[read, watch]', '[read]'], `${watch}:1: is not listed in ${plan}`],
  [writing, ['[plan, draft]', '[plan]'], `flows/writing/draft:1: is not listed in ${writing}`],
  ['flows/writing/draft', undefined, 'flows/writing/draft/module.yaml:1: the file is missing'],
  [`${clip}/captions.vtt`, undefined, `${watch}:4: the video clip is not whole in ${clip}; missing: captions.vtt`],
  [
    `${clip}/video.json`,
    ['"duration": 30.4', '"seconds": 30.4'],
    /media\/videos\/clip\/video\.json:1: duration: is missing/,
  ],
  [tryOut, ['slug: reading-ruler', 'slug: tryout'], /app\.slug: must be one of/],
  [tryOut, ['{ unit: line }', '{ unit: page }'], /app\.parameters\.unit: must be one of/],
  [tryOut, ['{ unit: line }', '{ speed: 3 }'], /app\.parameters\.speed: is not a known key/],
  ['media/guides/reader.pdf', undefined, `${reader}:7: the document /media/guides/reader.pdf does not exist`],
  [reader, ['[first, second]', '[first]'], `software/reader/essentials/second.md:1: is not listed in ${reader}`],
]

test.each(cases.map(([file, change, found]) => [file, inWords(change), found, change] as const))(
  '%s, %s: %s',
  (file, _, expected, change) => {
    if (change === undefined) remove(file)()
    else if (typeof change === 'string') add(file, change)()
    else replace(file, ...change)()
    const found = failures()
    if (expected instanceof RegExp)
      expect(
        found.filter((failure) => expected.test(failure)),
        found.join(),
      ).not.toEqual([])
    else expect(found).toContain(expected)
  },
)

test('reports a link to what only the other edition is taught, of a strategy too', () => {
  replace(exams, '[study, pro]', '[study]')()
  const sleep = '/flows/exams/learning_modules/before/chapters/finish/steps/sleep'
  for (const file of [read, mapIt, sleepWell, reader.replace('software.yaml', 'essentials/second.md')]) {
    add(file, `\nSee [sleep](${sleep}) and [exams](/dashboard/learn/exams).\n`)()
  }
  const links = [sleep, '/dashboard/learn/exams'].map(
    (to) => `the link ${to} leads to a page that some readers cannot open`,
  )
  const found = failures().map((failure) => failure.replace(/:\d+: /, ': '))
  const files = [read, mapIt, reader.replace('software.yaml', 'essentials/second.md')]
  expect(found.sort()).toEqual(files.flatMap((file) => links.map((link) => `${file}: ${link}`)).sort())
})

test('reports by edition a link to a page, and a document without one, with the pages of remotes', () => {
  const routes: KnownRoute[] = [
    ...['/flows/*', '/tutorials/*', '/resources', '/wellbeing', '/wellbeing/contacts'].map(
      (path): KnownRoute => ({ path, editions: ['study', 'pro'], access: 'public' }),
    ),
    { path: '/support', editions: ['study'], access: 'signed-in' },
    { path: '/dashboard/study-tools', editions: ['study'], access: 'signed-in' },
  ]
  add(read, '\nOpen [the tools](/dashboard/study-tools).\n')()
  expect(failures()).toEqual([])
  expect(failures(routes)).toEqual([
    `${read}:12: the link /dashboard/study-tools leads to a page that some readers cannot open`,
    'pages/help.yaml:1: no page of pro shows /support',
  ])
})

test('an edition that is taught nothing is reported', () => {
  for (const file of [writing, exams]) replace(file, '[study, pro]', '[study]')()
  expect(failures()).toContain('flows:1: there are no flows of the pro edition')
})

test('the message names each failure', () => {
  remove('images/scene.svg')()
  const words = /cannot be used:\n {2}flows\/exams\/before\/module\.yaml:3: the image/
  expect(() => readContent(content.folder)).toThrow(words)
})
