import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { useContentFolder } from '../../test/support/content-folder.ts'
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

test('a text version that somebody wrote stands before the one that was made with the video', () => {
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
  expect(taughtIn('study')).toEqual([
    'essay-writing',
    'lectures',
    'maths-statistics',
    'organisation',
    'presentations',
    'reading-research',
    'reports-dissertations',
    'revision',
    'studying-your-way',
  ])
  expect(taughtIn('pro')).toEqual([
    'asking-for-what-you-need',
    'meetings-and-calls',
    'presenting-and-video-calls',
    'reading-and-finding-out',
    'time-and-energy',
    'writing-at-work',
  ])
  expect(softwares.length).toBeGreaterThanOrEqual(12)
})

test('who stands behind a step is said once for its flow or software, and otherwise in its own head', () => {
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
const noHtml = 'raw HTML is not allowed; write Markdown'

type Case = [what: string, breakIt: () => void, found: string | RegExp]
/** What is found when this file is changed, a part of it by another or with more at its end: its line and the reason. */
const inFile = (file: string, cases: [string, [part: string, by: string] | string, string][]) =>
  cases.map(([what, change, found]): Case => {
    const breakIt = typeof change === 'string' ? add(file, change) : replace(file, ...change)
    return [what, breakIt, `${file}:${found}`]
  })

test.each<Case>([
  ...inFile(plan, [
    ['a missing key', ['description: About plan.\n', ''], '1: description: is missing'],
    ['an unknown key', ['name: Plan', 'name: Plan\ncolor: red'], '2: color: is not a known key'],
    [
      'a slug that is none',
      ['slug: finish', 'slug: The End'],
      '8: chapters.1.slug: must be lower-case words joined by dashes',
    ],
    ['a step listed twice', ['[read, watch]', '[read, watch, read]'], '7: read is listed twice'],
    ['a picture that is not there', ['scene.svg', 'gone.svg'], '3: the image /images/gone.svg does not exist'],
  ]),
  ...inFile(read, [
    [
      'a duration of a text',
      ['type: text\n', 'type: text\nduration: 90\n'],
      '4: only an app step has one; a text’s and a video’s are counted',
    ],
    [
      'a head that does not end',
      ['---\nIn short', 'In short'],
      '1: the file must begin with a head between two lines of ---',
    ],
    ['a step of another kind', ['type: text', 'type: quiz'], '3: type: must be one of: text, vid, app, star'],
    ['a video where none belongs', ['type: text', 'type: text\nvideo: clip'], '4: only a vid step has a video'],
    ['a step without text', ['In short.\n\n## A heading\n\nSome *text*.\n', ''], '2: the step has no text'],
    ['a # heading', ['## A heading', '# A heading'], '8: a heading starts at ##; the page has its # already'],
    ['a skipped level', '\n#### Deep\n', '12: a heading of level 4 follows one of level 2: a level is skipped'],
    ['raw HTML in a block', '\n<div>Boo</div>\n', `12: ${noHtml}`],
    ['raw HTML in a line', '\nOne\ntwo <b>three</b>\n', `13: ${noHtml}`],
    [
      'a picture without a description',
      '\n![](/images/scene.svg)\n',
      '12: the image /images/scene.svg has no alt text',
    ],
    [
      'a picture of somebody else',
      '\n![A cat](https://cats.test/cat.png)\n',
      '12: the image https://cats.test/cat.png must be one of /images/',
    ],
    [
      'a picture in the text that is not there',
      '\n![A cat](/images/cat.svg)\n',
      '12: the image /images/cat.svg does not exist',
    ],
    [
      'a link to a step that is not there',
      '\n- see [the draft](/flows/writing/learning_modules/draft/chapters/start/steps/gone)\n',
      '12: the link /flows/writing/learning_modules/draft/chapters/start/steps/gone leads nowhere',
    ],
    ['a link to a page that is not there', '\nAsk [our team](/suport).\n', '12: the link /suport leads nowhere'],
    [
      'a link to software that is not there',
      '\nSee [Dragon](/resources/dragon) and [Reader](/resources/reader).\n',
      '12: the link /resources/dragon leads nowhere',
    ],
    ['a link that is a script', '\nAsk [our team](javascript:alert).\n', '12: the link javascript:alert leads nowhere'],
    [
      'a link that says nothing',
      '\nClick [here](https://example.org).\n',
      '12: the link to https://example.org does not say where it leads',
    ],
    ['HTML in a tip', ['Take **care**', 'Take <i>care</i>'], `4: ${noHtml}`],
    ['two marks for more', '\n<!-- more -->\n\nA\n\n<!-- more -->\n\nB\n', '6: <!-- more --> may stand once only'],
    ['a flow step that names a step', ['type: text', 'type: text\nstep: a/b/c/d'], '4: only a strategy names a step'],
    [
      'a flow step that was tested with a program',
      ['type: text', 'type: text\ntested: { version: Reader 3, date: 2026-11-02, by: Bo }'],
      '4: only a step of a software is tested with it',
    ],
    [
      'a source without an address',
      ['type: text', 'type: text\nsources: [{ name: A book }]'],
      '4: sources.0.url: must be an address like https://www.example.org',
    ],
    [
      'a day that is none',
      ['type: text', 'type: text\nchecked: last week'],
      '4: checked: must be a day like 2026-11-28',
    ],
  ]),
  ...inFile(quickCheck, [
    ['a question without a right option', [', right: true', ''], '2: 0.options: exactly one option must be right'],
    [
      'a question with two right options',
      ['why: Because of 2. }', 'why: Because of 2., right: true }'],
      '2: 0.options: exactly one option must be right',
    ],
    ['an option that explains nothing', [', why: Because of 1.', ''], '3: 0.options.0.why: is missing'],
    [
      'an unknown key of a question',
      ['question: Question 1?', 'question: Q?\n  hint: Look'],
      '2: 0.hint: is not a known key',
    ],
    [
      'a question that is too long',
      ['Question 1?', `${'Why '.repeat(50)}?`],
      '1: 0.question: is too long or too large',
    ],
    [
      'a quick check of six questions',
      [1, 2, 3]
        .map((at) => `- { question: And ${at}?, options: [{ text: A, why: B, right: true }, { text: C, why: D }] }\n`)
        .join(''),
      '1: is too long or too large',
    ],
  ]),
  [
    'an edition that is taught nothing',
    () => {
      for (const file of [writing, exams]) replace(file, '[study, pro]', '[study]')()
    },
    'flows:1: there are no flows of the pro edition',
  ],
  ...inFile(exams, [
    ['an edition that is none', ['[study, pro]', '[school]'], '2: editions.0: must be one of: study, pro'],
    ['colours too close', ['#463A9E', '#8A80C0'], '6: the tab colour on the secondary one needs a contrast of 6.5'],
    ['white on a pale colour', ['#6A5ACD', '#AAAAFF'], '4: white on the primary colour needs a contrast of 4.5'],
  ]),
  ...inFile(watch, [
    ['a vid step without its video', ['video: clip\n', ''], '3: a vid step needs a video'],
    [
      'a video that is not there',
      ['video: clip', 'video: film'],
      '4: the video film is not whole in media/videos/film; all its files are missing',
    ],
  ]),
  ...inFile(tryOut, [
    ['a wrong type', ['duration: 100', 'duration: long'], '4: duration: must be number'],
    ['an app without a description of its picture', ['  imageAlt: A button\n', ''], '5: app.imageAlt: is missing'],
  ]),
  ...inFile(mapIt, [
    [
      'a strategy that names none',
      ['step: writing/plan/start/read\n', ''],
      '1: a strategy needs step: flow/module/chapter/step',
    ],
    [
      'a strategy for a step that is not there',
      ['start/read', 'start/gone'],
      '4: there is no flow step writing/plan/start/gone',
    ],
  ]),
  ...inFile(sleepWell, [
    [
      'two strategies for one step',
      ['exams/before/finish/sleep', 'writing/plan/start/read'],
      '4: writing/plan/start/read has another strategy already',
    ],
  ]),
  ...inFile(reader, [
    [
      'a guide at an address that is not safe',
      ['/media/guides/reader.pdf', 'javascript:alert(1)'],
      '7: guide: must be https://… or an address like /media/guides/name.pdf',
    ],
    [
      'a demo that does not exist',
      ['video: clip', 'video: nothing'],
      '8: the video nothing is not whole in media/videos/nothing; all its files are missing',
    ],
    ['an unknown group', ['group: readers', 'group: writers'], '2: the group writers is not in software/groups.yaml'],
  ]),
  ...inFile(transcript, [['HTML in a text version that somebody wrote', 'One\n\n<i>two</i>', `3: ${noHtml}`]]),
  ...inFile(contacts, [
    ['a page with a key that nobody knows', ['lead: You', 'colour: red\nlead: You'], '6: colour: is not a known key'],
    ['a block with a key that nobody knows', ["phone: '111'", "fax: '111'"], '13: blocks.0.fax: is not a known key'],
    [
      'a block of a kind that nobody knows',
      ['type: heading', 'type: carousel'],
      '17: blocks.1.type: is of no kind that is known',
    ],
    ['a block listed twice', ['id: first', 'id: prepare'], '18: prepare is listed twice'],
    [
      'a picture of a page that is not there',
      ['scene.svg', 'gone.svg'],
      '12: the image /images/gone.svg does not exist',
    ],
    [
      'a page that links to a page that is not there',
      ['(/wellbeing)', '(/wellness)'],
      '18: the link /wellness leads nowhere',
    ],
  ]),
  ['YAML that cannot be read', replace(plan, 'name: Plan', 'name: "Plan'), /module\.yaml:\d+: .*/],
  [
    'a step that is not there',
    replace(plan, '[try]', '[try, gone]'),
    'flows/writing/plan/finish/gone.md:1: the file is missing',
  ],
  [
    'a step that is not listed',
    replace(plan, '[read, watch]', '[read]'),
    `flows/writing/plan/start/watch.md:1: is not listed in ${plan}`,
  ],
  [
    'a module that is not listed',
    replace(writing, '[plan, draft]', '[plan]'),
    'flows/writing/draft:1: is not listed in flows/writing/flow.yaml',
  ],
  [
    'a module that is not there',
    remove('flows/writing/draft'),
    'flows/writing/draft/module.yaml:1: the file is missing',
  ],
  [
    'a directive listed twice',
    add('essay-words.yaml', '- directive: trace\n  definition: Again.\n'),
    /essay-words\.yaml:\d+: trace is listed twice/,
  ],
  ['a flow without its file', remove(exams), `${exams}:1: the file is missing`],
  [
    'a video without captions',
    remove('media/videos/clip/captions.vtt'),
    /watch\.md:4: the video clip is not whole in media\/videos\/clip; missing: captions\.vtt/,
  ],
  [
    'a video.json that lacks something',
    replace('media/videos/clip/video.json', '"duration": 30.4', '"seconds": 30.4'),
    /media\/videos\/clip\/video\.json:1: duration: is missing/,
  ],
  [
    'an app that is not there',
    remove('apps/tryout/index.html'),
    `${tryOut}:7: the app apps/tryout/index.html does not exist`,
  ],
  [
    'a guide of ours that is missing',
    remove('media/guides/reader.pdf'),
    `${reader}:7: the document /media/guides/reader.pdf does not exist`,
  ],
  [
    'a group listed twice',
    add('software/groups.yaml', '- slug: maps\n  name: More maps\n'),
    'software/groups.yaml:5: maps is listed twice',
  ],
  [
    'an essential that is not listed',
    replace(reader, '[first, second]', '[first]'),
    'software/reader/essentials/second.md:1: is not listed in software/reader/software.yaml',
  ],
  [
    'a glossary that says nothing instead',
    add('glossary.yaml', '- avoid: [click]\n'),
    /^glossary\.yaml:\d+: \d+\.say: is missing$/,
  ],
  [
    'a name that could not be published',
    replace('badges.yaml', 'name: NEWBIE', `name: ${'N'.repeat(61)}`),
    'badges.yaml:1: name: This is too long.',
  ],
  ['a flow without an author', replace(writing, 'author: Ana Lund\n', ''), `${writing}:1: author: is missing`],
  [
    'questions for what is no chapter',
    add('software/reader/essentials/check.yaml', '[]'),
    `software/reader/essentials/check.yaml:1: is not listed in ${reader}`,
  ],
  [
    'a badge that is missing',
    replace('badges.yaml', 'code: NEWBIE', 'code: EXPLORER'),
    'badges.yaml:1: the badge NEWBIE is missing',
  ],
  [
    'a badge that nobody knows',
    replace('badges.yaml', 'code: NEWBIE', 'code: CHAMPION'),
    /^badges\.yaml:1: 0\.code: must be one of: NEWBIE/,
  ],
  [
    'a block that leads nowhere',
    replace('pages/hub.yaml', '/wellbeing/contacts', '/wellness'),
    'pages/hub.yaml:6: the link /wellness leads nowhere',
  ],
  [
    'HTML in a page',
    replace('pages/open.yaml', 'For everybody.', 'For <b>everybody</b>.'),
    'pages/open.yaml:6: HTML is not allowed: “<b>”. Write Markdown, or leave it out.',
  ],
  [
    'a page for nobody',
    replace(contacts, 'support_contacts', 'friends'),
    new RegExp(`${contacts}:3: access: must be one of`),
  ],
  [
    'a file that is no page',
    add('pages/Notes.txt', 'x'),
    'pages/Notes.txt:1: the file’s name is not a slug with .yaml',
  ],
])('%s', (_, breakIt, expected) => {
  breakIt()
  const found = failures()
  if (expected instanceof RegExp) expect(found.some((failure) => expected.test(failure))).toBe(true)
  else expect(found).toContain(expected)
})

test('the message names each failure', () => {
  remove('images/scene.svg')()
  expect(() => readContent(content.folder)).toThrow(
    /cannot be used:\n {2}flows\/exams\/before\/module\.yaml:3: the image/,
  )
})
