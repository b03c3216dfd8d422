// Small things that the parts share: their states are plain objects that are never changed, only copied.

export function demand(isGood, message) {
  if (!isGood) throw new Error(message)
}

/** A list with one of its items, found by id, changed. */
export function changed(list, id, change) {
  demand(
    list.some((item) => item.id === id),
    `there is no ${id} yet`,
  )
  return list.map((item) => (item.id === id ? { ...item, ...change } : item))
}

export const asList = (value) => (Array.isArray(value) ? value : [value])

export const sheet = (key, { x, y, w, h }, { surface, faint }) => ({
  key,
  type: 'rect',
  x,
  y,
  w,
  h,
  r: 20,
  fill: surface,
  stroke: faint,
  sw: 3,
  enter: 'fade',
})

/** Boxes behind runs of words, as a marker draws them. */
export const markedRuns = (id, runs, size, { fill, stroke, sw }) =>
  runs.map((run, at) => ({
    key: `${id}.mark${at}`,
    type: 'rect',
    x: run.x - 8,
    y: run.y - size * 0.92,
    w: run.width + 16,
    h: size * 1.24,
    r: 10,
    fill,
    stroke,
    sw,
    enter: 'grow',
  }))

/** Where a line from the middle of a box, or of the circle or diamond in it, to a point leaves it. */
export function edgeTowards(box, [x, y], gap = 12) {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  const [dx, dy] = [x - cx, y - cy]
  if (box.shape === 'circle' || box.shape === 'diamond') {
    const [u, v] = [Math.abs(dx) / (box.w / 2), Math.abs(dy) / (box.h / 2)]
    const share = 1 / (box.shape === 'circle' ? Math.hypot(u, v) : u + v) + gap / Math.hypot(dx, dy)
    return [cx + dx * Math.min(1, share), cy + dy * Math.min(1, share)]
  }
  const scale = Math.min((box.w / 2 + gap) / Math.abs(dx || 1e-6), (box.h / 2 + gap) / Math.abs(dy || 1e-6))
  return [cx + dx * Math.min(1, scale), cy + dy * Math.min(1, scale)]
}
