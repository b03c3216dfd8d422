import { useState } from 'react'

/** The value, or the last one that was not null: a dialog that closes goes on showing what it showed. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
