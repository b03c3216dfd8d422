/** `level`: percent of the picture's size. `x` and `y`: by how much it is moved, in percent of the frame. */
export interface Zoom {
  level: number
  x: number
  y: number
}

export type ZoomChange = 'in' | 'out' | 'reset' | 'left' | 'right' | 'up' | 'down'

/** docs/product/steps-and-player.md#zoom */
export const minZoom = 100
export const maxZoom = 500
const zoomStep = 50
/** Percent of the frame by which one press moves the picture. */
const panStep = 20

export const unzoomed: Zoom = { level: minZoom, x: 0, y: 0 }

const moves = { left: [panStep, 0], right: [-panStep, 0], up: [0, panStep], down: [0, -panStep] } as const

/** The zoom after a change. 'left' shows what is further left. The picture always fills the frame. */
export function changeZoom(zoom: Zoom, change: ZoomChange): Zoom {
  if (change === 'reset') return unzoomed
  if (change === 'in') return withLevel(zoom, zoom.level + zoomStep)
  if (change === 'out') return withLevel(zoom, zoom.level - zoomStep)
  const [x, y] = moves[change]
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y })
}

/** The middle of the frame stays where it is in the picture. */
function withLevel(zoom: Zoom, wanted: number): Zoom {
  const level = Math.min(maxZoom, Math.max(minZoom, wanted))
  const growth = level / zoom.level
  return within({ level, x: zoom.x * growth, y: zoom.y * growth })
}

function within({ level, x, y }: Zoom): Zoom {
  const maxOffset = (level - minZoom) / 2
  // + 0 turns -0 into 0.
  const clamp = (offset: number) => Math.min(maxOffset, Math.max(-maxOffset, offset)) + 0
  return { level, x: clamp(x), y: clamp(y) }
}
