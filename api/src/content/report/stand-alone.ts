import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Content, listFlowSteps } from '../content.ts'

const peopleFile = 'people.yaml'

/**
 * What keeps a step of a flow from making sense by itself, as `file:line: reason`: no source, no day of a check, or a person whom it names
 * without saying who that is. Only the people of `people.yaml` are looked for, in paragraphs of its own text: names in quotations, italics,
 * lists and tables may belong to an example. Whether an introduction says enough, no rule can tell.
 */
export function standAloneFindings(contentFolder: string, content: Content): string[] {
  const people = readPeople(contentFolder)
  return listFlowSteps(content.flows).flatMap(({ step, file }) => {
    const lines = readFileSync(`${contentFolder}/${file}`, 'utf8').split('\n')
    return [
      ...(step.provenance.sources.length === 0
        ? [`${file}:1: no source: name one in sources, here or in flow.yaml`]
        : []),
      ...(step.checked === null ? [`${file}:1: no date: add checked, here or in flow.yaml`] : []),
      ...people.flatMap((name) => introductionFinding(lines, file, name) ?? []),
    ]
  })
}

/** Steps and pages whose facts have to be checked again, because the day that they name is past. */
export function overdueFacts(content: Content, today: string): string[] {
  const isPast = (day: string | null) => day !== null && day < today
  return [
    ...listFlowSteps(content.flows).flatMap(({ step: { checkBy }, file }) =>
      isPast(checkBy) ? `${file}: check by ${checkBy}` : [],
    ),
    ...content.pages.flatMap(({ slug, checkBy }) => (isPast(checkBy) ? `pages/${slug}.yaml: check by ${checkBy}` : [])),
  ]
}

// An amount, an Act with its year, or a phone number: facts that age.
const agingFact = /£\s?\d|\bAct (?:\([^)]*\) )?(?:19|20)\d\d\b|\b0\d{2,4} \d{3,4} \d{3,4}\b/u

/** Steps that name an amount, an Act or a phone number, and no day by which to check it again. */
export function stepsWithoutCheckBy(content: Content): string[] {
  return listFlowSteps(content.flows).flatMap(({ step, file }) => {
    const found = step.checkBy === null ? agingFact.exec(`${step.body.text}\n${step.body.more}`) : null
    return found ? `${file}: ${found[0]}` : []
  })
}

/** The names of the people in the course; a content folder without the file has none. */
function readPeople(contentFolder: string): string[] {
  const file = `${contentFolder}/${peopleFile}`
  return existsSync(file) ? z.array(z.string().trim().min(1)).parse(parse(readFileSync(file, 'utf8'))) : []
}

// Words in quotation marks or italics belong to an example.
const example = /"[^"]*"|(?<!\*)\*(?!\*)[^*]*\*(?!\*)/g
// How a line that is no paragraph begins: a quotation, table, list, heading, picture or comment.
const otherLine = /^\s*(?:[>|#!<]|[-*] |\d+\. )/
// "Has" alone says little: "Ana has an idea". "Ana has ADHD and works in a shop" does.
const work =
  'is|was|works|studies|uses|drives|cooks|packs|picks|teaches|cleans|sells|runs|manages|leads|delivers|answers|cares|learns|lives|comes|lip-reads'

function introductionFinding(lines: readonly string[], file: string, name: string) {
  const body = lines.indexOf('---', 1) + 1
  const more = lines.findIndex((line) => line.startsWith('<!-- more'))
  const named = new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u')
  const line = lines.findIndex(
    (text, at) =>
      at >= body && (more < 0 || at < more) && !otherLine.test(text) && named.test(text.replaceAll(example, '')),
  )
  if (line < 0 || introducePattern(name).test(lines[line] ?? '')) return undefined
  return `${file}:${line + 1}: ${name} is not introduced: say who ${name} is where the name comes first`
}

/** "Ana, who is deaf", "Ana is a cook", "Ana, her manager" and "her manager Ana" say who Ana is. */
function introducePattern(name: string) {
  const after = `${name}(?:, (?:who|whose|a|an|the|his|her|their|my|our|one)\\b|(?: and \\p{Lu}\\p{L}+| has [^.]{1,60} and)? (?:${work})\\b)`
  const before = `\\b(?:(?:my|your|his|her|their|our)(?: [\\p{L}-]+){1,3}|(?:a|an|the) [\\p{L}-]+),? (?:called |named )?${name}\\b`
  return new RegExp(`${after}|${before}`, 'iu')
}
