// What some supported browsers lack of what the bundles use (shared/contracts/supported-browsers.ts). The page loads this file in those
// browsers alone, before the bundles.
{
  /**
   * As built-in methods are: not enumerable, and replaceable.
   * @param {object} owner
   * @param {string} name
   * @param {Function} value
   */
  const provide = (owner, name, value) =>
    name in owner || Object.defineProperty(owner, name, { value, configurable: true, writable: true })

  /** @this {string} */
  const toWellFormed = function () {
    // With the u flag a pair of surrogates is one character, and none of them.
    return String(this).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  }
  provide(String.prototype, 'toWellFormed', toWellFormed)

  /**
   * @param {Iterable<unknown>} items
   * @param {(item: unknown, index: number) => unknown} keyOf
   */
  const groupBy = (items, keyOf) => {
    /** @type {Map<unknown, unknown[]>} */
    const groups = new Map()
    let index = 0
    for (const item of items) {
      const key = keyOf(item, index++)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  }
  provide(Map, 'groupBy', groupBy)

  /**
   * @param {string | URL} address
   * @param {string | URL} [base]
   */
  const canParse = (address, base) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  }
  provide(URL, 'canParse', canParse)
}
