import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootScript } from '@stepwise/deploy/boot-script'
import { providedFeatures } from '@stepwise/shared/contracts/supported-browsers'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

/**
 * What not all supported browsers have (shared/contracts/supported-browsers.ts), by the names that code has for it; as properties, or as
 * globals. Names that arrays or Zod have too, such as `map` of iterators and `union` of sets, are left to the types of
 * tsconfig.browser.json.
 */
const newer = new Set(
  [
    'toWellFormed isWellFormed groupBy withResolvers fromAsync canParse f16round sumPrecise',
    'isSubsetOf isSupersetOf isDisjointFrom symmetricDifference transferToFixedLength Float16Array waitAsync',
    'fromBase64 setFromBase64 setFromHex isError captureStackTrace Segmenter DurationFormat',
    'requestIdleCallback checkVisibility popover showPopover hidePopover togglePopover userActivation',
    'Highlight highlights CompressionStream DecompressionStream OffscreenCanvas adoptedStyleSheets trustedTypes',
    'startViewTransition documentPictureInPicture CloseWatcher requestClose moveBefore setHTMLUnsafe getHTML',
    'parseHTMLUnsafe EditContext cookieStore URLPattern caretPositionFromPoint ariaNotify wakeLock userAgentData',
  ].flatMap((names) => names.split(' ')),
)

/** Asked for before they are used: without them the page does less. */
const optional: Record<string, string> = {
  Segmenter: 'shared/read-aloud/voices.ts offers no reading; shared/session/initials.ts takes the first code point',
  Highlight: 'shared/read-aloud/marks.ts marks nothing',
  highlights: 'shared/read-aloud/marks.ts',
  checkVisibility: 'called with ?. by us, and asked for by Vidstack',
  popover: 'shared/ui/above-all.ts and shared/ui/tips: what would lie above all stays where it is',
  showPopover: 'as popover',
  hidePopover: 'as popover',
  userActivation: 'remotes/study-tools/src/features/pomodoro/sound.ts',
  caretPositionFromPoint: 'remotes/learn/src/features/text-tools: caretRangeFromPoint before it',
  requestIdleCallback: 'asked for by Vidstack',
  captureStackTrace: 'asked for by Zod and noble-ciphers',
  startViewTransition: 'asked for by React and React Router',
  trustedTypes: 'asked for by DOMPurify',
  ariaKeys: 'of Vidstack, not of elements',
}

/** What a script uses and not all supported browsers have: names and syntax. */
export function findNewerFeatures(script: string): string[] {
  const found = new Set<string>()
  const use = (name: string, owner = '') => {
    const path = owner ? `${owner}.${name}` : name
    const isProvided = providedFeatures.some((one) => one === path || one.endsWith(`.prototype.${name}`))
    // Since Firefox 119 elements have their ARIA attributes as properties.
    const isNewer = newer.has(name) || /^aria[A-Z]/.test(name) || path === 'AbortSignal.any'
    if (isNewer && !isProvided && !optional[name]) found.add(path)
  }
  const readPattern = (pattern: string, flags = '') => {
    if (/\(\?<[=!]/.test(pattern)) found.add(`lookbehind in ${pattern}`)
    if (flags.includes('v')) found.add(`flag v of ${pattern}`)
  }
  new Visitor({
    MemberExpression: ({ object, property, computed }) => {
      if (!computed && property.type === 'Identifier') use(property.name, globalName(object))
    },
    Identifier: ({ name }) => {
      if (/^[A-Z]/.test(name)) use(name)
    },
    StaticBlock: () => {
      found.add('static block')
    },
    VariableDeclaration: ({ kind }) => {
      if (kind.includes('using')) found.add('using')
    },
    Literal: (literal) => {
      if ('regex' in literal) readPattern(literal.regex.pattern, literal.regex.flags)
      else if (typeof literal.value === 'string') readPattern(literal.value)
    },
    TemplateElement: ({ value }) => {
      readPattern(value.raw)
    },
  }).visit(parseSync('script.js', script, { sourceType: 'unambiguous' }).program)
  return [...found].sort()
}

/** Of a built-in class or namespace; those of bundles have short names. */
const globalName = (object: Expression) =>
  object.type === 'Identifier' && /^[A-Z]\w{2}/.test(object.name) ? object.name : ''

/** The same of what the page, its bundles run: a line each. The parts below `root` are built. */
export function newerFeaturesIn(root: string): string[] {
  const paths = globSync(['{host,remotes/*}/dist/*.js'], { cwd: root })
  const scripts = [
    { name: 'the boot script', text: bootScript },
    ...paths.sort().map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') })),
  ]
  return scripts.flatMap(({ name, text }) => findNewerFeatures(text).map((feature) => `${name}: ${feature}`))
}
