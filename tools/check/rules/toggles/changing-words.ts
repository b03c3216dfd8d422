/** Opening tags with a state, and what follows up to the end of the element: of a toggle, a few lines. */
const toggles = /<([A-Za-z.]+)\b[^<]*?\baria-(?:expanded|pressed)=\{([^}]+)\}[\s\S]*?(?:\/>|<\/\1>)/g

/**
 * The buttons in this source whose words change with the state that they have as well
 * (docs/product/accessibility.md#changing-words): where they begin, and the condition.
 */
export function findChangingWords(source: string): string[] {
  return [...source.matchAll(toggles)].flatMap(([element, , state = '']) => {
    const condition = state.trim().replace(/^!/, '')
    const words = element.replaceAll(
      /(?:className|style|leftSection|on[A-Z]\w+|data-[\w-]+|aria-(?!label)\w+)=\{(?:[^{}]|\{[^{}]*\})*\}/g,
      '',
    )
    const change = new RegExp(`[{(\`]!?${asPattern(condition)} \\? *['"\`]`)
    return change.test(words) ? [`${element.split('\n')[0]} … ${state}`] : []
  })
}

const asPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
