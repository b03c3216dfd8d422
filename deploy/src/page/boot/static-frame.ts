import type { Visit } from './visit.ts'

/** Shows the page's own frame (../static-frame.ts) where the host's shell is expected. The host takes it away. */
export function showStaticFrame({ match, isSignedIn }: Visit): void {
  if (isSignedIn && match?.route.frame === 'shell') document.documentElement.dataset.frame = 'shell'
}
