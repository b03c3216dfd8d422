import { useRouteError } from '@stepwise/shared/routing'

/** The router would show an error in its own way, inside what may have failed. It goes on to ProductBoundary instead. */
export function ThrowRouteError(): never {
  throw useRouteError()
}
