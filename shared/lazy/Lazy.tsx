import { announced, Button, Group, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { type LazyPart, lazyPart } from './lazy-part.ts'
import { useLazyPart } from './use-lazy-part.ts'

/** A component that is loaded when it is shown: `const dialog = lazyComponent(() => import('./Dialog.tsx'))`. */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPart<ComponentType<P>> {
  return lazyPart(async () => (await load()).default)
}

/** Loads ahead. A failure is ignored: the part loads again when it is shown. */
export function preloadPart(part: LazyPart<unknown>): void {
  if (!part.loaded()) part.load().catch(() => undefined)
}

interface LazyProps<P> {
  part: LazyPart<ComponentType<P>>
  props: P
  /** What the part is called, as the beginning of 'The photo dialog could not be loaded.' */
  title: string
  /** Shown in the part's place after three failed attempts; a message with Try again by default. */
  failure?: (tryAgain: () => void) => ReactNode
  /** It tries again by itself when the network is back. */
  autoRetry?: boolean
}

/**
 * Shows a lazy component, as Suspense does with React.lazy, but with three attempts, a message and an announcement when it could not
 * be loaded, and Try again.
 */
export function Lazy<P extends object>({ part, props, title, failure, autoRetry = false }: LazyProps<P>) {
  const { value: Part, error, retry } = useLazyPart(part, { autoRetry })
  if (Part) return <Part {...props} />
  if (error === undefined) return null
  return <Failure title={title}>{failure ? failure(retry) : <Message title={title} onTryAgain={retry} />}</Failure>
}

function Failure({ title, children }: { title: string; children: ReactNode }) {
  const announce = useUnit(announced)
  useEffect(() => {
    announce(`${title} could not be loaded.`)
  }, [announce, title])
  return children
}

function Message({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  return (
    <Group gap="sm">
      <Text>{`${title} could not be loaded. Check your connection, then try again.`}</Text>
      <Button variant="default" onClick={onTryAgain}>
        Try again
      </Button>
    </Group>
  )
}
