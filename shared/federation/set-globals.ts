import { type Expression, parseSync, Visitor } from 'oxc-parser'
import type { BuiltCode } from './made-calls.ts'

/** Names of the window itself, and of what hangs on it. */
const windowNames = ['window', 'globalThis', 'self', 'top', 'parent']
const roots = [...windowNames, 'document', 'history', 'localStorage', 'sessionStorage', 'navigator']

/** What a part may set: its own loader, the title that it prints under, and the keys of a media keyboard. */
const harmless = /^self\.(rspackChunk|stepwise)|^document\.title$|^navigator\.mediaSession\./

/** Set without `window` before it. No local name of a build is one of these. */
const bareNames = ['fetch', 'XMLHttpRequest', 'Promise', 'onerror', 'onbeforeunload']

/**
 * What a build sets on the window, which all parts share, such as `window.fetch` or `Node.prototype.insertBefore`, sorted; and where it clears
 * a storage. Only what is spelled is seen: `const w = window; w.fetch = …` is not.
 */
export function setGlobals(compilation: BuiltCode): string[] {
  const found = new Set<string>()
  const add = (name: string) => harmless.test(name) || found.add(name)
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue
    const set = (target: { type: string }) => {
      const path = formatPath(target)
      const isShared =
        path.includes('.') && (roots.includes(path.split('.')[0] ?? '') || /^[A-Z]\w*\.prototype\./.test(path))
      if (isShared || bareNames.includes(path)) add(path)
    }
    new Visitor({
      AssignmentExpression: ({ left }) => set(left),
      UpdateExpression: ({ argument }) => set(argument),
      CallExpression: ({ callee, arguments: [target, key] }) => {
        const path = formatPath(callee)
        if (/(?:^|\.)(?:local|session)Storage\.clear$/.test(path)) add(`${path}()`)
        if (!target || !/^(?:Object|Reflect)\.(?:defineProperty|assign|set)$/.test(path)) return
        const holder = formatPath(target)
        if (roots.includes(holder) || /^[A-Z]\w*\.prototype$/.test(holder))
          add(`${holder}.${key?.type === 'Literal' ? key.value : '…'}`)
      },
    }).visit(parseSync(name, source.source().toString()).program)
  }
  return [...found].sort()
}

/** `window.history.pushState` of such an expression; '' for what is no path of names. */
function formatPath(node: { type: string }): string {
  const expression = node as Expression
  if (expression.type === 'Identifier') return expression.name
  if (expression.type !== 'MemberExpression') return ''
  const object = formatPath(expression.object)
  if (object === '') return ''
  const { property } = expression
  if (property.type === 'Identifier') return `${object}.${expression.computed ? '…' : property.name}`
  return property.type === 'Literal' ? `${object}.${property.value}` : `${object}.…`
}
