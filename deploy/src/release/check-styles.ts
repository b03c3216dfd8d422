import type { RemoteManifest } from '@stepwise/shared/contracts/remote'
import postcss, { CssSyntaxError, type Root, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'
import type { FileStore } from '../store/store.ts'

/** What the host's style sheets call their own: the parts and the library that it gives to all remotes included. */
const hostClass = /^(host-|ui-|mantine-|m_)/

/**
 * The selectors of a remote's style sheets that may style what is not the remote's: those without a class of its own, or of a library that
 * only it has. One sentence for each file. A class inside `:not()` or `:has()` does not narrow what is styled.
 */
export async function styleProblems(
  files: FileStore,
  folder: string,
  { integrities }: Pick<RemoteManifest, 'integrities'>,
): Promise<string[]> {
  const sheets = Object.keys(integrities).filter((name) => name.endsWith('.css'))
  const found = await Promise.all(sheets.map(async (name) => foreignSelectors(await files.read(`${folder}/${name}`))))
  return sheets.flatMap((name, index) => {
    const selectors = found[index] ?? []
    if (selectors.length === 0) return []
    const list = selectors.slice(0, 5).join('  ') + (selectors.length > 5 ? ` and ${selectors.length - 5} more` : '')
    return [`${name} may style other parts of the page, by ${list}. Use classes of a CSS module (*.module.css).`]
  })
}

function foreignSelectors(sheet: Buffer | undefined): string[] {
  const foreign = new Set<string>()
  parsed(String(sheet ?? ''))?.walkRules((rule) => {
    if (isKeyframe(rule)) return
    parseSelectors((root) => {
      for (const selector of root.nodes) if (!hasOwnClass(selector)) foreign.add(String(selector).trim())
    }).processSync(buildSelector(rule))
  })
  return [...foreign]
}

/** Undefined when it is none: that it was altered is said elsewhere (check-files.ts). */
function parsed(css: string): Root | undefined {
  try {
    return postcss.parse(css)
  } catch (error) {
    if (error instanceof CssSyntaxError) return undefined
    throw error
  }
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as { name: string }).name)

/** With what a rule is nested in before it, as the browser reads it. */
function buildSelector(rule: Rule): string {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'rule') return `:is(${buildSelector(parent as Rule)}) ${rule.selector.replaceAll('&', '')}`
  }
  return rule.selector
}

function hasOwnClass({ nodes }: Selector): boolean {
  return nodes.some((node) => {
    if (node.type === 'class') return !hostClass.test(node.value)
    // Ranges of text that the part's own script has named.
    if (node.type === 'pseudo' && node.value === '::highlight') return true
    const narrows = node.type === 'pseudo' && [':is', ':where'].includes(node.value)
    return narrows && node.nodes.every(hasOwnClass)
  })
}
