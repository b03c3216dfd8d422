/** Below these addresses are files and calls, never pages. */
export const filePrefixes = ['/host/', '/remotes/', '/media/', '/images/', '/apps/', '/api/', '/local/', '/release/']
