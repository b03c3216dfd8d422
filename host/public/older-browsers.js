// What some supported browsers lack of what the bundles use (shared/contracts/supported-browsers.ts). The page loads this file in those
// browsers alone, before the bundles.
{
  /** As built-in methods are: not enumerable, and replaceable. */
  const provide = (owner, name, value) =>
    owner[name] ?? Object.defineProperty(owner, name, { value, configurable: true, writable: true })

  provide(String.prototype, 'toWellFormed', function toWellFormed() {
    // With the u flag a pair of surrogates is one character, and none of them.
    return String(this).replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  })

  provide(Map, 'groupBy', (items, keyOf) => {
    const groups = new Map()
    let index = 0
    for (const item of items) {
      const key = keyOf(item, index++)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  })

  provide(URL, 'canParse', (address, base) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  })
}
