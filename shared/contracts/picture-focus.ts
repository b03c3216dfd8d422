// What stays in sight of a picture that is cut to fit: percent from its left and from its top, such as "30 70"; '' is no wish.

export const focusPattern = /^((\d|[1-9]\d|100) (\d|[1-9]\d|100))?$/

interface Focus {
  x: number
  y: number
}

/** Null where none is set, or what is there is none. */
export function parseFocus(focus: string | undefined): Focus | null {
  if (!focus || !focusPattern.test(focus)) return null
  const [x = 50, y = 50] = focus.split(' ').map(Number)
  return { x, y }
}

export const formatFocus = ({ x, y }: Focus) =>
  [x, y].map((part) => Math.min(100, Math.max(0, Math.round(part)))).join(' ')
