/** The line to which a key leads from another. Undefined for any other key. It goes no further than the ends, where reading ends. */
export function lineByKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1)
    case 'ArrowUp':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
