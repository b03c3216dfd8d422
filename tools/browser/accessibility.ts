import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page, or the part of it: the rule, the element and why. Waits for the end of animations, whose colours in between
 * mean nothing.
 */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(finite.map((one) => one.finished.catch(() => undefined)))
  })
  const axe = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html.slice(0, 300)}\n  ${node.failureSummary}`),
  )
}
