export interface Size {
  width: number
  height: number
}

export interface CropPosition {
  x: number
  y: number
}

export const zoomRange = { min: 1, max: 3, step: 0.1 } as const

/** How far one press of a move button goes, in CSS px. */
export const moveStep = 20

/** The position after a move, limited so that the crop stays within the picture. All lengths in CSS px. */
export function moved(position: CropPosition, by: Partial<CropPosition>, media: Size, crop: Size, zoom: number) {
  const within = (value: number, side: keyof Size) => {
    const limit = Math.max(0, (media[side] * zoom - crop[side]) / 2)
    return Math.min(limit, Math.max(-limit, value))
  }
  return { x: within(position.x + (by.x ?? 0), 'width'), y: within(position.y + (by.y ?? 0), 'height') }
}

/** The zoom after so many steps, within its range and rounded to tenths: sums of 0.1 are not exact. */
export function zoomed(zoom: number, steps: number): number {
  const next = Math.round((zoom + steps * zoomRange.step) * 10) / 10
  return Math.min(zoomRange.max, Math.max(zoomRange.min, next))
}
