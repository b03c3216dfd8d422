import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the app is in charge of what this renders: not yet in the gateway, and while the app takes over what the gateway has rendered. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
