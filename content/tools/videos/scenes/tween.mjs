// Between two drawings: what both have moves, what is new comes in, what is gone fades.

const NUMBERS = ['x', 'y', 'w', 'h', 'r', 'sw', 'size', 'opacity', 'drawn', 'shown', 'turn', 'zoom', 'fx', 'fy']
const COLOURS = ['fill', 'stroke']

export const clamp = (value) => Math.min(1, Math.max(0, value))
/** Starts and ends gently. */
export const ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2)
const mix = (a, b, p) => a + (b - a) * p

function mixColour(a, b, p) {
  if (a === b || !a?.startsWith('#') || !b?.startsWith('#')) return p < 0.5 ? a : b
  const parts = [1, 3, 5].map((at) =>
    mix(Number.parseInt(a.slice(at, at + 2), 16), Number.parseInt(b.slice(at, at + 2), 16), p),
  )
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** The drawing at `progress` (0 to 1) from one list of nodes to another. */
export function tween(from, to, progress) {
  if (progress <= 0) return from
  if (progress >= 1) return to
  const before = new Map(from.map((node) => [node.key, node]))
  const after = new Set(to.map(({ key }) => key))
  const gone = from.filter(({ key }) => !after.has(key))
  const rest = to.flatMap((node) => {
    const p = within(node.window, progress)
    const old = before.get(node.key)
    if (!old) return [entering(node, node.enter === 'type' ? p : ease(p))]
    if (isSameThing(old, node)) return [moved(old, node, ease(p), progress)]
    const [x, y] = [mix(old.x, node.x, ease(p)), mix(old.y, node.y, ease(p))]
    return [
      { ...faded(old, 1 - ease(p)), x, y },
      { ...faded(node, ease(p)), x, y, key: `${node.key}+` },
    ]
  })
  return inPlace(
    rest,
    gone.map((node) => faded(node, 1 - ease(within(node.leave, progress)))),
    from,
  )
}

/** What goes stays above what it was above. */
function inPlace(nodes, gone, from) {
  const fading = new Map(gone.map((node) => [node.key, node]))
  const above = new Map()
  let under
  for (const { key } of from) {
    if (fading.has(key)) above.set(under, [...(above.get(under) ?? []), fading.get(key)])
    else under = key
  }
  return [...(above.get(undefined) ?? []), ...nodes.flatMap((node) => [node, ...(above.get(node.key) ?? [])])]
}

const within = (window, p) => (window ? clamp((p - window[0]) / (window[1] - window[0])) : p)
const isSameThing = (a, b) => a.type === b.type && a.text === b.text && a.name === b.name && a.anchor === b.anchor
const faded = (node, by) => ({ ...node, opacity: (node.opacity ?? 1) * by })

function moved(a, b, p, progress) {
  const node = { ...b }
  for (const name of NUMBERS) if (a[name] !== undefined && b[name] !== undefined) node[name] = mix(a[name], b[name], p)
  node.opacity = mix(a.opacity ?? 1, b.opacity ?? 1, p)
  for (const name of COLOURS) if (a[name] && b[name]) node[name] = mixColour(a[name], b[name], p)
  if (a.nodes && b.nodes) node.nodes = tween(a.nodes, b.nodes, progress)
  if (a.points?.length === b.points?.length)
    node.points = b.points?.map((value, index) => mix(a.points[index], value, p))
  return node
}

function entering(node, p) {
  if (p <= 0) return { ...node, opacity: 0 }
  if (node.enter === 'draw') return { ...node, drawn: p }
  if (node.enter === 'type') return { ...node, shown: p }
  if (node.enter === 'pulse') return { ...node, opacity: 0.6 * Math.sin(Math.PI * p) }
  if (node.enter === 'zoom') {
    const [fx, fy] = [mix(node.x + node.w / 2, node.fx, p), mix(node.y + node.h / 2, node.fy, p)]
    return { ...node, zoom: mix(1, node.zoom, p), fx, fy }
  }
  if (node.enter === 'grow') {
    const scale = 0.4 + 0.6 * p
    const [w, h = w] = [node.w * scale, node.h === undefined ? undefined : node.h * scale]
    return {
      ...faded(node, p),
      x: node.x + (node.w - w) / 2,
      y: node.y + ((node.h ?? node.w) - (h ?? w)) / 2,
      w,
      ...(node.h !== undefined && { h }),
    }
  }
  const [fromX, fromY] = node.from ?? [node.x, node.y + 22]
  if (node.points) return faded(node, p)
  return { ...faded(node, Math.min(1, 2 * p)), x: mix(fromX, node.x, p), y: mix(fromY, node.y, p) }
}
