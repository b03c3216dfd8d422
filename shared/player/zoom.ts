/** How the picture is enlarged: percent of its size, and how far it is moved, in percent of the frame. */
export interface Zoom {
  level: number
  x: number
  y: number
}

export type ZoomChange = 'in' | 'out' | 'reset' | 'left' | 'right' | 'up' | 'down'

/** Spec 9. */
export const leastZoom = 100
export const mostZoom = 500
const zoomStep = 50
/** How far one press goes, in percent of the frame. */
const panStep = 20

export const unzoomed: Zoom = { level: leastZoom, x: 0, y: 0 }

/** The zoom after a change. Left shows what is further left; the edge of the picture never enters the frame. */
export function changeZoom(zoom: Zoom, change: ZoomChange): Zoom {
  switch (change) {
    case 'reset':
      return unzoomed
    case 'in':
      return withLevel(zoom, zoom.level + zoomStep)
    case 'out':
      return withLevel(zoom, zoom.level - zoomStep)
    case 'left':
      return within({ ...zoom, x: zoom.x + panStep })
    case 'right':
      return within({ ...zoom, x: zoom.x - panStep })
    case 'up':
      return within({ ...zoom, y: zoom.y + panStep })
    case 'down':
      return within({ ...zoom, y: zoom.y - panStep })
  }
}

/** What was in the middle stays there. */
function withLevel(zoom: Zoom, wanted: number): Zoom {
  const level = Math.min(mostZoom, Math.max(leastZoom, wanted))
  const growth = level / zoom.level
  return within({ level, x: zoom.x * growth, y: zoom.y * growth })
}

function within({ level, x, y }: Zoom): Zoom {
  const most = (level - leastZoom) / 2
  // The + 0 turns a negative zero into zero.
  const clamp = (offset: number) => Math.min(most, Math.max(-most, offset)) + 0
  return { level, x: clamp(x), y: clamp(y) }
}
