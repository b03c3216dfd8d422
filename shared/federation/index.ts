// Build time only: the whole Rspack configuration of a host or a remote in one call.
export { defineHost } from './define-host.ts'
export { defineRemote, federatedName } from './define-remote.ts'
export { unusedColours } from './rules.ts'
