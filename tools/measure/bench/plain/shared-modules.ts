// Replaces host/src/remotes/shared-modules.ts in the plain bundle: without federation nothing is shared.
export function retryFailedShares(): void {}

export async function loadSharedModules(_names: readonly string[]): Promise<void> {}
