import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'
import { $pictures } from './pictures.model.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether a picture moves. Where the device asks for less movement, only after the person has started it. */
export function useIsPlaying(id?: string): boolean {
  const isReduced = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
  const { all, single } = useUnit($pictures)
  return (id !== undefined ? single[id] : undefined) ?? all ?? !isReduced
}
