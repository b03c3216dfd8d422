import { useEffect, useState } from 'react'

/** How long one stays before the next, while it turns by itself. */
const turnMs = 8000

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which of `count` is shown. It turns by itself until paused, and never for people who asked for less movement. */
export function useRotation(count: number) {
  const [place, setPlace] = useState(0)
  const [isTurning, setTurning] = useState(() => !wantsStillness())
  const [isHeld, setHeld] = useState(false)
  // Past the last comes the first, and before the first the last.
  const turnBy = (steps: number) => setPlace((current) => (current + steps + count) % count)

  useEffect(() => {
    if (!isTurning || isHeld) return
    const timer = setInterval(() => setPlace((current) => (current + 1) % count), turnMs)
    return () => clearInterval(timer)
  }, [isTurning, isHeld, count])

  return { place, show: setPlace, turnBy, isTurning, setTurning, setHeld }
}
