import { useEffect, useState } from 'react'

/** How long each is shown while they turn by themselves. */
const turnMs = 8000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` items is shown. They turn by themselves until paused or held, and never with reduced motion.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [isTurning, setTurning] = useState(() => !prefersReducedMotion())
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!isTurning || isHeld) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), turnMs)
    return () => clearInterval(timer)
  }, [isTurning, isHeld, count])

  return { index, show: setIndex, isTurning, setTurning, setHeld }
}
