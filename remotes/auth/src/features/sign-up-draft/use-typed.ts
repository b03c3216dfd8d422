import { useEffect, useRef } from 'react'

/** Tells what is typed into a form, with every change. */
export function useTyped<Typed>(typed: Typed, onTyped: (typed: Typed) => void): void {
  const tell = useRef(onTyped)
  tell.current = onTyped
  useEffect(() => tell.current(typed), [typed])
}
