/** Whether two JSON values say the same. The order of keys does not count: the database sorts them. */
export function isSameBody(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameBody(item, other[index]))
    )
  }
  if (!isRecord(one) || !isRecord(other) || Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isSameBody(one[key], other[key]))
  )
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
