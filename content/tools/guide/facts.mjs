// @ts-nocheck: read by a test in TypeScript, and plain JavaScript itself, as all tools of the content are.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { supportedBrowsers } from '@stepwise/shared/contracts/supported-browsers'
import { swatches } from '@stepwise/shared/display/swatches'
import { parse } from 'yaml'

const content = fileURLToPath(new URL('../..', import.meta.url))
const yaml = (file) => parse(readFileSync(content + file, 'utf8'))
const folders = (path) =>
  readdirSync(content + path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))

const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const inWords = (count) => words[count] ?? String(count)
const capital = (text) => text[0].toUpperCase() + text.slice(1)

/** What the guide says of the content, read from it: `{{name}}` in its text. */
function readFacts() {
  const areas = folders('flows')
    .map((slug) => ({ slug, ...yaml(`flows/${slug}/flow.yaml`) }))
    .filter(({ editions }) => !editions || editions.includes('study'))
    .map((area) => ({
      ...area,
      modules: area.modules.map((slug) => yaml(`flows/${area.slug}/${slug}/module.yaml`)),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const steps = areas.flatMap(({ slug }) =>
    readdirSync(`${content}flows/${slug}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.endsWith('.transcript.md'))
      .map((file) => readHead(`flows/${slug}/${file}`)),
  )
  const programs = folders('software').map((slug) => yaml(`software/${slug}/software.yaml`))
  const ofType = (type) => steps.filter((step) => step.type === type).length
  const checked = areas
    .map((area) => area.checked)
    .toSorted()
    .at(-1)
  const month = new Date(`${checked}T00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
  return {
    'area count': capital(inWords(areas.length)),
    areas: areas.map(formatArea).join('\n'),
    'step count': steps.length,
    'video count': ofType('vid'),
    'app count': ofType('app'),
    'program count': inWords(programs.length),
    programs: formatPrograms(programs),
    'colour count': inWords(swatches.length),
    chrome: supportedBrowsers.chrome,
    firefox: supportedBrowsers.firefox,
    safari: supportedBrowsers.safari,
    month,
  }
}

const readHead = (file) => parse(readFileSync(content + file, 'utf8').split(/^---$/m)[1])

function formatArea({ name, modules }) {
  const names = modules.map((module, index) => (index === 0 ? capital(module.name) : lowerFirst(module.name)))
  return `- **${name}:** ${names.join('; ')}.`
}

/** The first letter small, unless the word is a name or an abbreviation. */
const lowerFirst = (text) => (/^(?:[A-Z]{2}|DSA)/.test(text) ? text : text[0].toLowerCase() + text.slice(1))

function formatPrograms(programs) {
  const groups = [...yaml('software/groups.yaml'), { slug: undefined, name: 'Specialist' }]
  const rows = groups.map(({ slug, name }) => {
    const names = programs.filter(({ group }) => group === slug).map((program) => program.name)
    return `| ${name} | ${names.toSorted((one, other) => one.localeCompare(other)).join(', ')} |`
  })
  return ['| Kind of software | Programs |', '|---|---|', ...rows].join('\n')
}

/** The text with the facts in it. A picture may be that of a module: `(flow/module)`. Throws for a fact that there is not. */
export function fillIn(text) {
  const facts = readFacts()
  return text
    .replaceAll(/\{\{(.*?)\}\}/g, (_, name) => {
      if (!(name in facts))
        throw new Error(`The guide asks for {{${name}}}, which content/tools/guide/facts.mjs does not know.`)
      return String(facts[name])
    })
    .replaceAll(
      /(!\[[^\]]*\])\(([a-z-]+\/[a-z-]+)\)/g,
      (_, alt, module) => `${alt}(${yaml(`flows/${module}/module.yaml`).image})`,
    )
}
