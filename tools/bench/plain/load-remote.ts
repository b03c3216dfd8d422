import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'
import auth from '../../../remotes/auth/src/remote.tsx'
import contentDesk from '../../../remotes/content-desk/src/remote.tsx'
import journal from '../../../remotes/journal/src/remote.tsx'
import learn from '../../../remotes/learn/src/remote.tsx'
import publicSite from '../../../remotes/public-site/src/remote.tsx'
import studyTools from '../../../remotes/study-tools/src/remote.tsx'
import wellbeing from '../../../remotes/wellbeing/src/remote.tsx'

// Replaces host/src/remotes/load-remote.ts in the plain bundle: the same remotes, without federation.
const modules: Record<string, RemoteModule> = {
  auth,
  'content-desk': contentDesk,
  journal,
  learn,
  'public-site': publicSite,
  'study-tools': studyTools,
  wellbeing,
}

export function registerLiveRemotes(_registry: Registry): void {}

export async function loadRemoteModule(remote: RegistryRemote): Promise<RemoteModule> {
  const module = modules[remote.config.name]
  if (!module) throw new Error(`The plain bundle has no remote «${remote.config.name}».`)
  return module
}
