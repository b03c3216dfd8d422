import type { LazyPart } from '@stepwise/shared/lazy'
import type { ComponentType } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { PartPage } from './PartPage.tsx'

interface HostPageProps {
  part: LazyPart<ComponentType>
  title: string
}

/** A page of the host's own that is loaded when it is opened. */
export function HostPage({ part, title }: HostPageProps) {
  const { version } = useRegistry().host
  return <PartPage part={part} owner={{ name: 'host', version }} title={title} />
}
