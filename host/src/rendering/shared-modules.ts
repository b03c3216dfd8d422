import * as display from '@stepwise/shared/display'
import * as edition from '@stepwise/shared/edition'
import * as http from '@stepwise/shared/http'
import * as routing from '@stepwise/shared/routing'
import * as session from '@stepwise/shared/session'
import * as shell from '@stepwise/shared/shell'
import * as ui from '@stepwise/shared/ui'
import * as data from '@stepwise/shared/ui/data'
import * as forms from '@stepwise/shared/ui/forms'
import * as overlays from '@stepwise/shared/ui/overlays'
import * as select from '@stepwise/shared/ui/select'
import * as effector from 'effector'
import * as effectorReact from 'effector-react'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

/** Gives the bundles of remotes the modules of which there is one (shared/federation/singletons.ts), as the browser's host does. */
export function offerSharedModules(): void {
  const stepwiseModules = {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    effector,
    'effector-react': effectorReact,
    '@stepwise/shared/http': http,
    '@stepwise/shared/session': session,
    '@stepwise/shared/shell': shell,
    '@stepwise/shared/display': display,
    '@stepwise/shared/edition': edition,
    '@stepwise/shared/routing': routing,
    '@stepwise/shared/ui': ui,
    '@stepwise/shared/ui/overlays': overlays,
    '@stepwise/shared/ui/forms': forms,
    '@stepwise/shared/ui/select': select,
    '@stepwise/shared/ui/data': data,
  }
  Object.assign(globalThis, { stepwiseModules })
}
