/** Below these addresses are files and calls, never pages. */
export const filePrefixes = ['/host/', '/remotes/', '/media/', '/images/', '/api/', '/local/', '/release/']
