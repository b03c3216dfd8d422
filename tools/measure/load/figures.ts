import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** What became of the calls of one kind, in milliseconds. */
export interface CallFigures {
  call: string
  count: number
  p50: number
  p95: number
  p99: number
  max: number
}

/** An answer that is no success, or none at all. */
export interface FailedCall {
  call: string
  /** The status, or the code of the network's error. */
  outcome: string
  /** Milliseconds since the beginning of the run. */
  at: number
  isDuringFault: boolean
}

const windowMs = 10_000

/** Counts calls by kind. Those that a fault is on during are counted apart: their time is the fault's, not the load's. */
export function createFigures() {
  const calm = new Map<string, RecordableHistogram>()
  const faulty = new Map<string, RecordableHistogram>()
  const failed: FailedCall[] = []
  const windows: RecordableHistogram[] = []
  const began = performance.now()
  const elapsedMs = () => Math.round(performance.now() - began)

  function record(call: string, milliseconds: number, isDuringFault: boolean) {
    const histograms = isDuringFault ? faulty : calm
    const known = histograms.get(call) ?? createHistogram()
    histograms.set(call, known)
    // In microseconds: a histogram holds whole numbers.
    const microseconds = Math.max(1, Math.round(milliseconds * 1000))
    known.record(microseconds)
    const window = Math.floor(elapsedMs() / windowMs)
    windows[window] ??= createHistogram()
    windows[window].record(microseconds)
  }

  return {
    record,
    elapsedMs,
    fail: (call: string, outcome: string, isDuringFault: boolean) =>
      void failed.push({ call, outcome, at: elapsedMs(), isDuringFault }),
    failed,
    /** All calls of each ten seconds: when it was slow. */
    windows: () =>
      windows.map((histogram, index) => ({ at: (index * windowMs) / 1000, ...figuresOf('all', histogram) })),
    calm: () => [...calm].map(([call, histogram]) => figuresOf(call, histogram)).sort(byCall),
    duringFaults: () => [...faulty].map(([call, histogram]) => figuresOf(call, histogram)).sort(byCall),
    /** All calls together. */
    all: () => {
      const together = createHistogram()
      for (const histogram of calm.values()) together.add(histogram)
      return figuresOf('all', together)
    },
  }
}

export type Figures = ReturnType<typeof createFigures>

const byCall = (one: CallFigures, other: CallFigures) => (one.call < other.call ? -1 : 1)

function figuresOf(call: string, histogram: RecordableHistogram): CallFigures {
  const milliseconds = (microseconds: number) => Math.round(microseconds / 100) / 10
  const percentile = (percent: number) => milliseconds(histogram.percentile(percent))
  return {
    call,
    count: histogram.count,
    p50: percentile(50),
    p95: percentile(95),
    p99: percentile(99),
    max: milliseconds(histogram.max),
  }
}
