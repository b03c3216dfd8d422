import { SMALLEST } from '../text.mjs'

/** The colours of a window: those of the film, or as with inverted colours. */
export function windowLook(palette, isDark) {
  const shared = { warm: palette.warm, shade: palette.ink }
  if (isDark)
    return {
      ...shared,
      primary: '#AEB9FF',
      onPrimary: '#10182B',
      ink: '#FFFFFF',
      muted: '#C9CEDA',
      line: '#5A6478',
      bar: '#2A3342',
      surface: '#10182B',
      desk: '#10182B',
      tint: '#3A4662',
      deep: '#FFFFFF',
      link: '#AEB9FF',
      here: '#5A2A10',
      selected: '#4C5FD0',
    }
  return {
    ...shared,
    primary: palette.primary,
    onPrimary: '#FFFFFF',
    ink: palette.ink,
    muted: palette.muted,
    line: palette.faint,
    bar: palette.tint,
    surface: palette.surface,
    desk: palette.paper,
    tint: palette.tint,
    deep: palette.deep,
    link: palette.primary,
    here: palette.warmTint,
    selected: '#BFD4F2',
  }
}

export const rect = (key, { x, y, w, h }, look) => ({ key, type: 'rect', x, y, w, h, ...look })
export const line = (key, points, look) => ({ key, type: 'line', points, ...look })
export const text = (key, words, x, y, look) => ({
  key,
  type: 'text',
  x,
  y,
  size: SMALLEST,
  weight: 600,
  text: words,
  ...look,
})
export const icon = (key, name, x, y, w, stroke, more) => ({ key, type: 'icon', name, x, y, w, stroke, sw: 2, ...more })

/** The baseline of a line of text in the middle of a box. */
export const middleLine = ({ y, h }, size = SMALLEST) => y + h / 2 + size * 0.34
