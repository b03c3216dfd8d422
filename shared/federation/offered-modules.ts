// The host's build offers a shared module to remotes only if something imports it. The host does not import these itself: each gets a
// chunk here, which is loaded when a page needs it.
export const offeredModules = [
  () => import(/* webpackChunkName: "shared-overlays" */ '@stepwise/shared/ui/overlays'),
  () => import(/* webpackChunkName: "shared-forms" */ '@stepwise/shared/ui/forms'),
  () => import(/* webpackChunkName: "shared-select" */ '@stepwise/shared/ui/select'),
  () => import(/* webpackChunkName: "shared-data" */ '@stepwise/shared/ui/data'),
]
