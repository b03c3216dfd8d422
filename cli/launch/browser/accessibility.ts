import { AxeBuilder } from '@axe-core/playwright'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Look {
  /** A selector; the whole page if left out. */
  part?: string | undefined
  /** Names of rules of axe; all that are tagged with a level of WCAG if left out. */
  rules?: string[] | undefined
}

/**
 * What axe finds on the page, or the part of it: the rule, the element and why. Ids that are referred to and not there count too, although
 * axe leaves them to a person (“incomplete”): what they should name or describe is not said. Waits for the end of animations, whose
 * colours in between mean nothing.
 */
export async function accessibilityFindings(page: Page, { part, rules }: Look = {}): Promise<string[]> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(finite.map((one) => one.finished.catch(() => undefined)))
  })
  // What axe would say of rules that pass is not read. A second page, to put together what it finds in frames of other origins, costs more
  // than the rules.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode(!hasForeignFrame(page))

  if (rules) axe.withRules(rules)
  else axe.withTags(tags)
  const { violations, incomplete } = await (part ? axe.include(part) : axe).analyze()
  return [...formatViolations(violations), ...formatViolations(incomplete, namesMissingId)]
}

const hasForeignFrame = (page: Page) =>
  page
    .frames()
    .some((frame) => frame.url().startsWith('http') && new URL(frame.url()).origin !== new URL(page.url()).origin)

const formatViolations = (results: AxeResults['violations'], counts: (node: NodeResult) => boolean = () => true) =>
  results.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => counts(node))
      .map((node) => `${id}: ${help}\n  ${node.html.slice(0, 300)}\n  ${node.failureSummary ?? formatMessages(node)}`),
  )

const formatMessages = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none].map(({ message }) => message).join('\n  ')

/** Of what axe is not sure: an attribute that refers to an id which is not on the page, or is empty. */
function namesMissingId({ any, all, none }: NodeResult): boolean {
  const missing = /\bID\b|references? an? existing|element exists/
  return [...any, ...all, ...none].some(({ id, message }) => id === 'aria-valid-attr-value' || missing.test(message))
}
