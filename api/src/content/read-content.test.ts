import { fileURLToPath } from 'node:url'
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
  expect(flows.map((flow) => flow.slug)).toEqual([
    'essay-writing',
    'lectures',
    'organisation',
    'presentations',
    'reading-research',
    'revision',
  ])
  expect(softwares.length).toBeGreaterThanOrEqual(12)
})

const read = 'flows/writing/plan/start/read.md'
const plan = 'flows/writing/plan/module.yaml'

test.each([
  ['YAML that cannot be read', replace(plan, 'name: Plan', 'name: "Plan'), /module\.yaml:\d+: .*/],
  ['a missing key', replace(plan, 'description: About plan.\n', ''), `${plan}:1: description: is missing`],
  ['an unknown key', replace(plan, 'name: Plan', 'name: Plan\ncolor: red'), `${plan}:2: color: is not a known key`],
  ['a wrong type', replace(read, 'duration: 100', 'duration: long'), `${read}:4: duration: must be number`],
  [
    'a slug that is none',
    replace(plan, 'slug: finish', 'slug: The End'),
    `${plan}:8: chapters.1.slug: must be lower-case words joined by dashes`,
  ],
  ['a step listed twice', replace(plan, '[read, watch]', '[read, watch, read]'), `${plan}:7: read is listed twice`],
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
    replace('flows/writing/flow.yaml', '[plan, draft]', '[plan]'),
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
  ['a flow without its file', remove('flows/exams/flow.yaml'), 'flows/exams/flow.yaml:1: the file is missing'],
  [
    'colours too close',
    replace('flows/exams/flow.yaml', '#463A9E', '#8A80C0'),
    'flows/exams/flow.yaml:5: the tab colour on the secondary one needs a contrast of 6.5',
  ],
  [
    'white on a pale colour',
    replace('flows/exams/flow.yaml', '#6A5ACD', '#AAAAFF'),
    'flows/exams/flow.yaml:3: white on the primary colour needs a contrast of 4.5',
  ],
  [
    'a head that does not end',
    replace(read, '---\nIn short', 'In short'),
    `${read}:1: the file must begin with a head between two lines of ---`,
  ],
  [
    'a step of another kind',
    replace(read, 'type: text', 'type: quiz'),
    `${read}:3: type: must be one of: text, vid, app, star`,
  ],
  [
    'a video where none belongs',
    replace(read, 'type: text', 'type: text\nvideo: clip'),
    `${read}:4: only a vid step has a video`,
  ],
  [
    'a vid step without its video',
    replace('flows/writing/plan/start/watch.md', 'video: clip\n', ''),
    'flows/writing/plan/start/watch.md:3: a vid step needs a video',
  ],
  [
    'a video that is not there',
    replace('flows/writing/plan/start/watch.md', 'video: clip', 'video: film'),
    'flows/writing/plan/start/watch.md:4: the video film is not whole in media/videos/film; all its files are missing',
  ],
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
    'flows/writing/plan/finish/try.md:7: the app apps/tryout/index.html does not exist',
  ],
  [
    'an app without a description of its picture',
    replace('flows/writing/plan/finish/try.md', '  imageAlt: A button\n', ''),
    'flows/writing/plan/finish/try.md:5: app.imageAlt: is missing',
  ],
  [
    'a picture that is not there',
    replace(plan, 'scene.svg', 'gone.svg'),
    `${plan}:3: the image /images/gone.svg does not exist`,
  ],
  [
    'a step without text',
    replace(read, 'In short.\n\n## A heading\n\nSome *text*.\n', ''),
    `${read}:2: the step has no text`,
  ],
  [
    'a # heading',
    replace(read, '## A heading', '# A heading'),
    `${read}:9: a heading starts at ##; the page has its # already`,
  ],
  [
    'a skipped level',
    add(read, '\n#### Deep\n'),
    `${read}:13: a heading of level 4 follows one of level 2: a level is skipped`,
  ],
  ['raw HTML in a block', add(read, '\n<div>Boo</div>\n'), `${read}:13: raw HTML is not allowed; write Markdown`],
  ['raw HTML in a line', add(read, '\nOne\ntwo <b>three</b>\n'), `${read}:14: raw HTML is not allowed; write Markdown`],
  [
    'a picture without a description',
    add(read, '\n![](/images/scene.svg)\n'),
    `${read}:13: the image /images/scene.svg has no alt text`,
  ],
  [
    'a picture of somebody else',
    add(read, '\n![A cat](https://cats.test/cat.png)\n'),
    `${read}:13: the image https://cats.test/cat.png must be one of /images/`,
  ],
  [
    'a picture in the text that is not there',
    add(read, '\n![A cat](/images/cat.svg)\n'),
    `${read}:13: the image /images/cat.svg does not exist`,
  ],
  [
    'a link to a step that is not there',
    add(read, '\n- see [the draft](/flows/writing/learning_modules/draft/chapters/start/steps/gone)\n'),
    `${read}:13: the link /flows/writing/learning_modules/draft/chapters/start/steps/gone leads nowhere`,
  ],
  [
    'a link to a page that is not there',
    add(read, '\nAsk [our team](/suport).\n'),
    `${read}:13: the link /suport leads nowhere`,
  ],
  [
    'a link to software that is not there',
    add(read, '\nSee [Dragon](/resources/dragon) and [Reader](/resources/reader).\n'),
    `${read}:13: the link /resources/dragon leads nowhere`,
  ],
  [
    'a link that is a script',
    add(read, '\nAsk [our team](javascript:alert).\n'),
    `${read}:13: the link javascript:alert leads nowhere`,
  ],
  [
    'a link that says nothing',
    add(read, '\nClick [here](https://example.org).\n'),
    `${read}:13: the link to https://example.org does not say where it leads`,
  ],
  [
    'HTML in a tip',
    replace(read, 'Take **care**', 'Take <i>care</i>'),
    `${read}:5: raw HTML is not allowed; write Markdown`,
  ],
  [
    'two marks for more',
    add(read, '\n<!-- more -->\n\nA\n\n<!-- more -->\n\nB\n'),
    `${read}:7: <!-- more --> may stand once only`,
  ],
  [
    'a flow step that names a step',
    replace(read, 'type: text', 'type: text\nstep: a/b/c/d'),
    `${read}:4: only a strategy names a step`,
  ],
  [
    'a strategy that names none',
    replace('software/mapper/strategies/map-it.md', 'step: writing/plan/start/read\n', ''),
    'software/mapper/strategies/map-it.md:1: a strategy needs step: flow/module/chapter/step',
  ],
  [
    'a strategy for a step that is not there',
    replace('software/mapper/strategies/map-it.md', 'start/read', 'start/gone'),
    'software/mapper/strategies/map-it.md:5: there is no flow step writing/plan/start/gone',
  ],
  [
    'two strategies for one step',
    replace('software/reader/strategies/sleep-well.md', 'exams/before/finish/sleep', 'writing/plan/start/read'),
    'software/reader/strategies/sleep-well.md:5: writing/plan/start/read has another strategy already',
  ],
  [
    'a guide of ours that is missing',
    remove('media/guides/reader.pdf'),
    'software/reader/software.yaml:7: the document /media/guides/reader.pdf does not exist',
  ],
  [
    'a guide at an address that is not safe',
    replace('software/reader/software.yaml', '/media/guides/reader.pdf', 'javascript:alert(1)'),
    'software/reader/software.yaml:7: guide: must be https://… or an address like /media/guides/name.pdf',
  ],
  [
    'a demo that does not exist',
    replace('software/reader/software.yaml', 'video: clip', 'video: nothing'),
    'software/reader/software.yaml:8: the video nothing is not whole in media/videos/nothing; all its files are missing',
  ],
  [
    'an unknown group',
    replace('software/reader/software.yaml', 'group: readers', 'group: writers'),
    'software/reader/software.yaml:2: the group writers is not in software/groups.yaml',
  ],
  [
    'a group listed twice',
    add('software/groups.yaml', '- slug: maps\n  name: More maps\n'),
    'software/groups.yaml:5: maps is listed twice',
  ],
  [
    'an essential that is not listed',
    replace('software/reader/software.yaml', '[first, second]', '[first]'),
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
  [
    'HTML in a text version that somebody wrote',
    add('flows/writing/plan/start/watch.transcript.md', 'One\n\n<i>two</i>'),
    'flows/writing/plan/start/watch.transcript.md:3: raw HTML is not allowed; write Markdown',
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
