const bracketed = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
/** `:has(…)`, then a part of the selector that begins with `*` or a pseudo-class and names nothing. */
const unnamedAfterHas = new RegExp(
  String.raw`:has${bracketed}[^,{}]*[\s>+~](?:\*|:(?!is\b|where\b|global\b)[\w-]+(?:${bracketed})?)[^\s.#\[>+~,{}]*\s*(?=[,{])`,
)

/**
 * The selectors of a style sheet in which a part after `:has()` names no class, id or attribute. Browsers keep one list of what any `:has()`
 * may change: with such a part in it, that is the whole page, each time that an element is inserted anywhere. Print is left out.
 */
export function findUnnamedAfterHas(css: string): string[] {
  const shown = withoutPrint(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  return [...shown.matchAll(/[^{};]+(?=\{)/g)].flatMap(([selector]) =>
    unnamedAfterHas.test(`${selector.trim()} {`) ? [selector.trim().replaceAll(/\s+/g, ' ')] : [],
  )
}

function withoutPrint(css: string): string {
  const start = css.indexOf('@media print')
  if (start < 0) return css
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(0, start) + withoutPrint(css.slice(at + 1))
  }
  return css.slice(0, start)
}
