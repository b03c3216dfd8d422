export interface Size {
  width: number
  height: number
}

export interface CropPosition {
  x: number
  y: number
}

export const zoomRange = { min: 1, max: 3, step: 0.1 } as const

/** One press of a move button, in px of the screen. */
export const moveStep = 20

/** A position moved by so much, kept where the crop lies within the picture. */
export function moved(position: CropPosition, by: Partial<CropPosition>, media: Size, crop: Size, zoom: number) {
  const within = (value: number, side: keyof Size) => {
    const limit = Math.max(0, (media[side] * zoom - crop[side]) / 2)
    return Math.min(limit, Math.max(-limit, value))
  }
  return { x: within(position.x + (by.x ?? 0), 'width'), y: within(position.y + (by.y ?? 0), 'height') }
}

/** A zoom one step on or back, without the crumbs of adding tenths. */
export function zoomed(zoom: number, steps: number): number {
  const next = Math.round((zoom + steps * zoomRange.step) * 10) / 10
  return Math.min(zoomRange.max, Math.max(zoomRange.min, next))
}
