/** One line of the bench. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What the value is compared with, measured in the same run; null when it stands alone. `ratio` is value / against. */
  against: number | null
  ratio: number | null
  /** What is wanted of the ratio, or of a value that stands alone, in words; null when it is only watched. */
  wanted: string | null
  /** Whether it is as wanted. */
  holds: boolean | null
}

interface Terms {
  against?: number
  /** Limits of the ratio, or of a value that stands alone. */
  atMost?: number
  atLeast?: number
}

export function figure(name: string, value: number, unit: string, { against, atMost, atLeast }: Terms = {}): Figure {
  const ratio = against ? round(value / against) : null
  const judged = ratio ?? round(value)
  const figure = { name, value: round(value), unit, against: against === undefined ? null : round(against), ratio }
  if (atMost !== undefined) return { ...figure, wanted: `at most ${atMost}`, holds: judged <= atMost }
  if (atLeast !== undefined) return { ...figure, wanted: `at least ${atLeast}`, holds: judged >= atLeast }
  return { ...figure, wanted: null, holds: null }
}

const round = (value: number) => Math.round(value * 1000) / 1000

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
