import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Read as they are: nothing in them depends on the course. */
const realFiles = ['badges.yaml', 'essay-words.yaml', 'glossary.yaml']
const real = (file: string) => fileURLToPath(new URL(`../../../content/${file}`, import.meta.url))

/** Ten steps in two flows, three software: small enough to count by hand. Seconds are 100 a text, 30 a video. */
const flows = {
  writing: {
    plan: { start: ['read', 'watch'], finish: ['try'] },
    draft: { start: ['read'], finish: ['polish', 'recap'] },
  },
  exams: { before: { start: ['read', 'watch'], finish: ['sleep', 'recap'] } },
}
const author = 'author: Ana Lund'
const types: Record<string, string> = { watch: 'vid', try: 'app', recap: 'star' }
const videoFiles = [
  'video.mp4',
  'captions.vtt',
  'chapters.vtt',
  'descriptions.vtt',
  'thumbnails.vtt',
  'thumbnails.webp',
  'poster.webp',
]

/** Writes a small, sound content folder, which a test may then break. */
export function writeContent(folder: string) {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
  }
  for (const [flow, modules] of Object.entries(flows)) {
    const colours = `colours:\n  primary: '#6A5ACD'\n  secondary: '#ECE9FB'\n  tab: '#463A9E'`
    put(
      `flows/${flow}/flow.yaml`,
      `name: ${capital(flow)}\neditions: [study, pro]\n${colours}\nmodules: [${Object.keys(modules).join(', ')}]\n${author}\n`,
    )
    for (const [module, chapters] of Object.entries(modules)) {
      const list = Object.entries(chapters).map(
        ([chapter, steps]) => `  - slug: ${chapter}\n    name: ${capital(chapter)}\n    steps: [${steps.join(', ')}]`,
      )
      put(
        `flows/${flow}/${module}/module.yaml`,
        `name: ${capital(module)}\ndescription: About ${module}.\nimage: /images/scene.svg\nchapters:\n${list.join('\n')}\n`,
      )
      for (const [chapter, steps] of Object.entries(chapters)) {
        for (const step of steps) put(`flows/${flow}/${module}/${chapter}/${step}.md`, stepText(step))
      }
    }
  }

  put('flows/writing/plan/start/check.yaml', quickCheckText)

  put('software/groups.yaml', '- slug: readers\n  name: Readers\n- slug: maps\n  name: Maps\n')
  put(
    'software/reader/software.yaml',
    softwareText(
      'Reader',
      'readers',
      ['first', 'second'],
      ['read-plan', 'sleep-well'],
      ['website: https://reader.test', 'guide: /media/guides/reader.pdf', 'video: clip'],
    ),
  )
  put('software/reader/essentials/first.md', stepText('watch').replace('name: Watch', 'name: First'))
  put('software/reader/essentials/second.md', stepText('second'))
  put('software/reader/strategies/read-plan.md', strategyText('Read a plan with Reader', 'writing/plan/start/read'))
  put('software/reader/strategies/sleep-well.md', strategyText('Sleep with Reader', 'exams/before/finish/sleep'))
  put('software/mapper/software.yaml', softwareText('Mapper', 'maps', [], ['map-it']))
  put(
    'software/mapper/strategies/map-it.md',
    strategyText('Map it', 'writing/plan/start/read', '\nalso: [writing/draft/start/read]'),
  )
  put('software/loner/software.yaml', softwareText('Loner', '', [], []))

  for (const [slug, text] of Object.entries(pages)) put(`pages/${slug}.yaml`, text)
  for (const file of videoFiles) put(`media/videos/clip/${file}`, 'not read here')
  put('media/videos/clip/video.json', JSON.stringify(video, null, 2))
  put('media/guides/reader.pdf', 'not read here')
  put('images/scene.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const file of realFiles) cpSync(real(file), `${folder}/${file}`)
}

/** Right is the first option, then the second, then the first again. */
const quickCheckText = [0, 1, 0]
  .map((right, index) => {
    const option = (at: number) =>
      `    - { text: Option ${at + 1}, why: Because of ${at + 1}.${at === right ? ', right: true' : ''} }`
    return `- question: Question ${index + 1}?\n  options:\n${option(0)}\n${option(1)}\n`
  })
  .join('')

/** One page for each kind of reader. */
const pages = {
  hub: `address: /wellbeing
area: wellbeing
access: wellbeings
title: Wellbeing
blocks:
  - { id: contacts, type: tile, title: Contacts, to: /wellbeing/contacts, wellbeing: support_contacts }
  - { id: gift, type: tile, title: Gift, to: '#calm', wellbeing: calm }
`,
  contacts: `address: /wellbeing/contacts
area: wellbeing
access: support_contacts
checked: 2026-01-31
title: Whom to call
lead: You are not alone.
blocks:
  - id: listeners
    type: contact
    title: Listeners
    content: Someone who **listens**.
    image: /images/scene.svg
    phone: '111'
    web: https://listeners.test/
    checked: 2026-01-31
    source: listeners.test
  - { id: first, type: heading, level: 2, text: Before you call }
  - { id: prepare, type: list, items: [Find a *quiet* room, 'See [the hub](/wellbeing)'] }
`,
  help: `address: /support
area: support
access: signed-in
title: Support
blocks:
  - { id: ask, type: faq, question: How?, answer: Like this. }
`,
  open: `address: /resources
area: public
access: public
title: Resources
blocks:
  - { id: words, type: text, text: For everyone. }
`,
}

const video = {
  title: 'Clip',
  duration: 30.4,
  slides: [
    { start: 0, chapter: 'Begin', title: 'Slow & steady' },
    { start: 12, title: 'Then', shown: 'A line that climbs & bends.' },
  ],
  sentences: [
    { start: 0.5, end: 4, text: 'Take your time.', slide: 0 },
    { start: 12.5, end: 16, text: '“Go on.”', by: 'Tutor', slide: 1 },
  ],
}

function stepText(step: string) {
  const type = types[step] ?? 'text'
  const head = [`name: ${capital(step)}`, `type: ${type}`]
  if (type === 'app') head.push('duration: 100')
  if (type === 'vid') head.push('video: clip')
  if (type === 'app') {
    head.push('app:', '  name: Tryout', '  slug: reading-ruler', '  description: Try it.', '  image: /images/scene.svg')
    head.push('  imageAlt: A button', '  parameters: { unit: line }')
  }
  if (step === 'read') head.push('tip: Take **care**.')
  const more = step === 'polish' ? '\n<!-- more -->\n\n### Deeper\n\nMore of it.\n' : ''
  return `---\n${head.join('\n')}\n---\nIn short.\n\n## A heading\n\nSome *text*.\n${more}`
}

function strategyText(name: string, step: string, also = '') {
  return `---\nname: ${name}\ntype: text\nstep: ${step}${also}\n---\nDo it like this.\n`
}

function softwareText(name: string, group: string, essentials: string[], strategies: string[], more: string[] = []) {
  return [
    `name: ${name}`,
    ...(group ? [`group: ${group}`] : []),
    'assistive: true',
    `description: ${name} helps.`,
    'image: /images/scene.svg',
    ...more,
    `essentials: [${essentials.join(', ')}]`,
    `strategies: [${strategies.join(', ')}]`,
    author,
    '',
  ].join('\n')
}

function capital(slug: string) {
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}
