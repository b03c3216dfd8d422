import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'

/** What comes sooner, in ms, needs no word. */
const quietMs = 1000

/** For people who do not see the skeletons beside it: “Loading…” is announced after a moment, and is there to be found. */
export function LoadingWords() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  // The region is there before its words: a screen reader announces only what appears in one that it knows.
  return <VisuallyHidden role="status">{isLate ? 'Loading…' : ''}</VisuallyHidden>
}
