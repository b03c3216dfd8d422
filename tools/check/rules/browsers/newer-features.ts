import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { providedFeatures } from '@stepwise/shared/contracts/supported-browsers'
import { parseSync, Visitor } from 'oxc-parser'

// What not all supported browsers have (shared/contracts/supported-browsers.ts), by the names that code has for it. Names that arrays or
// Zod have too, such as `map` of iterators and `union` of sets, are left to the types of tsconfig.browser.json.

export const newerBuiltIns =
  'toWellFormed isWellFormed groupBy withResolvers fromAsync symmetricDifference isSubsetOf isSupersetOf isDisjointFrom transferToFixedLength f16round sumPrecise canParse'.split(
    ' ',
  )

const newerInPages =
  'Segmenter DurationFormat Float16Array fromBase64 setFromBase64 setFromHex isError waitAsync requestIdleCallback checkVisibility Highlight highlights popover showPopover hidePopover togglePopover userActivation CompressionStream DecompressionStream startViewTransition scheduler documentPictureInPicture CloseWatcher moveBefore setHTMLUnsafe parseHTMLUnsafe getHTML EditContext cookieStore URLPattern caretPositionFromPoint OffscreenCanvas adoptedStyleSheets trustedTypes ariaNotify wakeLock requestClose userAgentData captureStackTrace'.split(
    ' ',
  )

/** Asked for before they are used: without them the page does less. */
const optional: Record<string, string> = {
  Segmenter: 'shared/read-aloud/voices.ts offers no reading; shared/session/initials.ts takes the first code point',
  Highlight: 'shared/read-aloud/marks.ts marks nothing',
  highlights: 'shared/read-aloud/marks.ts',
  checkVisibility: 'called with ?. by us, and asked for by Vidstack',
  popover: 'shared/ui/above-all.ts, host/src/tooltips: what would lie above all stays where it is',
  showPopover: 'as popover',
  hidePopover: 'as popover',
  userActivation: 'remotes/study-tools/src/features/pomodoro/sound.ts',
  requestIdleCallback: 'asked for by Vidstack',
  captureStackTrace: 'asked for by Zod',
  startViewTransition: 'asked for by React and React Router',
  trustedTypes: 'asked for by DOMPurify',
}

const isKnown = new Set([...providedFeatures.map((path) => path.split('.').at(-1)), ...Object.keys(optional)])
const names = new Set([...newerBuiltIns, ...newerInPages])

/** What a script uses and not all supported browsers have: names, and syntax. One sentence each. */
export function newerFeaturesOf(script: string): string[] {
  const found = new Set<string>()
  const use = (name: string) => {
    // Since Firefox 119 elements have their ARIA attributes as properties.
    if ((names.has(name) && !isKnown.has(name)) || /^aria[A-Z]/.test(name)) found.add(name)
  }
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed && node.property.type === 'Identifier') use(node.property.name)
      if (nameOf(node.object) === 'AbortSignal' && !node.computed && nameOf(node.property) === 'any') use2('AbortSignal.any')
    },
    Identifier: ({ name }) => {
      if (/^[A-Z]/.test(name)) use(name)
    },
    StaticBlock: () => void found.add('a static block'),
    VariableDeclaration: ({ kind }) => {
      if (kind.includes('using')) found.add(kind)
    },
    Literal: (node) => {
      if ('regex' in node && node.regex) patternOf(node.regex.pattern, node.regex.flags)
      else if (typeof node.value === 'string') patternOf(node.value)
    },
    TemplateElement: ({ value }) => patternOf(value.raw),
  }).visit(parseSync('bundle.js', script, { sourceType: 'unambiguous' }).program)
  return [...found].sort()

  function use2(name: string) {
    found.add(name)
  }
  function patternOf(pattern: string, flags = '') {
    if (/\(\?<[=!]/.test(pattern)) found.add(`the lookbehind of ${pattern}`)
    if (flags.includes('v')) found.add(`the v flag of ${pattern}`)
  }
}

const nameOf = (node: { type: string; name?: unknown }) => (node.type === 'Identifier' ? node.name : undefined)

/** The same of files: a line each. */
export const newerFeaturesIn = (paths: string[], root: string): string[] =>
  paths.flatMap((path) => newerFeaturesOf(readFileSync(path, 'utf8')).map((what) => `${relative(root, path)}: ${what}`))
