import { useEffect, useRef, useState } from 'react'
import { startSound } from './breath-sound.ts'
import { BREATH_SECONDS } from './rhythm.ts'

export interface Run {
  state: 'idle' | 'running' | 'paused' | 'finished'
  /** Seconds before the last start or continue, and when that was. */
  before: number
  startedAt: number
}

const idle: Run = { state: 'idle', before: 0, startedAt: 0 }
const tickMs = 100

/** Seconds of breathing until now. */
export const elapsedIn = ({ state, before, startedAt }: Run) =>
  before + (state === 'running' ? (performance.now() - startedAt) / 1000 : 0)

/** One exercise at a time. `second`: whole seconds of it that are over. Its clock ends with the page. */
export function useBreathing(totalSeconds: number) {
  const [run, setRun] = useState(idle)
  const [second, setSecond] = useState(0)

  useEffect(() => {
    if (run.state !== 'running') return
    const tick = () => {
      const elapsed = elapsedIn(run)
      if (elapsed < totalSeconds) return setSecond(Math.floor(elapsed))
      setRun({ ...idle, state: 'finished' })
      setSecond(0)
    }
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [run, totalSeconds])

  return {
    run,
    second,
    start: () => setRun({ state: 'running', before: elapsedIn(run), startedAt: performance.now() }),
    pause: () => setRun({ state: 'paused', before: elapsedIn(run), startedAt: 0 }),
    reset() {
      setRun(idle)
      setSecond(0)
    },
  }
}

/** A sound that keeps time with the clock: it is set to it again with each breath, and ends with the page. */
export function useBreathSound(isOn: boolean, run: Run, second: number) {
  const sound = useRef<ReturnType<typeof startSound>>(null)
  const isHeard = isOn && run.state === 'running'
  const breath = Math.floor(second / BREATH_SECONDS)

  useEffect(() => {
    if (!isHeard) return
    const started = startSound()
    sound.current = started
    return () => {
      sound.current = null
      started.stop()
    }
  }, [isHeard])
  useEffect(() => {
    if (isHeard) sound.current?.playBreath(elapsedIn(run) - breath * BREATH_SECONDS)
  }, [isHeard, run, breath])
}
