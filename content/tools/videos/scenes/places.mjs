/** The lowest 18 % of a picture stays free for captions. */
export const LOWEST = 720 * 0.82

const AREA = { x: 48, y: 36, w: 1184, h: 540 }
const GAP = 32

const across = (from, to) => ({
  x: AREA.x + from * (AREA.w + GAP),
  y: AREA.y,
  w: (to - from) * (AREA.w + GAP) - GAP,
  h: AREA.h,
})
const down = (from, to) => ({
  x: AREA.x,
  y: AREA.y + from * (AREA.h + GAP),
  w: AREA.w,
  h: (to - from) * (AREA.h + GAP) - GAP,
})

/** Where a part of a scene may stand. */
export const PLACES = {
  full: AREA,
  left: across(0, 1 / 2),
  right: across(1 / 2, 1),
  'left-wide': across(0, 2 / 3),
  'right-wide': across(1 / 3, 1),
  'left-narrow': across(0, 1 / 3),
  'right-narrow': across(2 / 3, 1),
  top: down(0, 1 / 2),
  bottom: down(1 / 2, 1),
  'top-wide': down(0, 2 / 3),
  'bottom-narrow': down(2 / 3, 1),
  'top-narrow': down(0, 1 / 3),
  'bottom-wide': down(1 / 3, 1),
}

/** The box inside a box. */
export const inset = ({ x, y, w, h }, by, byY = by) => ({ x: x + by, y: y + byY, w: w - 2 * by, h: h - 2 * byY })

/** The box of a cell, or of several side by side, in a box that is cut into a grid; columns and rows count from 1. */
export function measureCell(box, [columns, rows], [column, row], [wide, high] = [1, 1], gap = 20) {
  const w = (box.w - gap * (columns - 1)) / columns
  const h = (box.h - gap * (rows - 1)) / rows
  return {
    x: box.x + (column - 1) * (w + gap),
    y: box.y + (row - 1) * (h + gap),
    w: w * wide + gap * (wide - 1),
    h: h * high + gap * (high - 1),
  }
}
