// A shared module is offered to remotes only when the host's own build has met it. The light ones are in every host's start
// anyway; these are met here, each in a chunk of its own that nobody loads before a page asks for it.
export const offeredModules = [
  () => import(/* webpackChunkName: "shared-badges" */ '@stepwise/shared/badges'),
  () => import(/* webpackChunkName: "shared-overlays" */ '@stepwise/shared/ui/overlays'),
  () => import(/* webpackChunkName: "shared-forms" */ '@stepwise/shared/ui/forms'),
  () => import(/* webpackChunkName: "shared-data" */ '@stepwise/shared/ui/data'),
]
