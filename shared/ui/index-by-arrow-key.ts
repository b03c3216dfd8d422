/**
 * Where the arrow keys, Home and End lead in a row of `count` items that is one stop of Tab (ARIA: tabs, toolbar). Undefined for any
 * other key.
 */
export function indexByArrowKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
