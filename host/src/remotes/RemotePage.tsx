import type { RegistryRemote } from '@stepwise/shared/contracts'
import { remotePart } from './load-part.ts'
import { PartPage } from './PartPage.tsx'

interface RemotePageProps {
  remote: RegistryRemote
  page: string
}

/** One page of a remote. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { config, version } = remote
  return (
    <PartPage
      key={`${remote.folder}${page}`}
      part={remotePart(remote, { page })}
      owner={{ name: config.name, version }}
      title={config.title}
      folder={remote.folder}
    />
  )
}
