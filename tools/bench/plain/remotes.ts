import auth from '../../../remotes/auth/remote.config.ts'
import contentDesk from '../../../remotes/content-desk/remote.config.ts'
import journal from '../../../remotes/journal/remote.config.ts'
import learn from '../../../remotes/learn/remote.config.ts'
import publicSite from '../../../remotes/public-site/remote.config.ts'
import studyTools from '../../../remotes/study-tools/remote.config.ts'
import wellbeing from '../../../remotes/wellbeing/remote.config.ts'
import { remoteConfigSchema } from '../../../shared/contracts/remote.ts'

/** The remotes that are part of the plain bundle. */
export const plainRemotes = [auth, contentDesk, journal, learn, publicSite, studyTools, wellbeing].map((config) =>
  remoteConfigSchema.parse(config),
)
