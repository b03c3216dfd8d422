/** The folder of both editions' data, and of the store, from the root of the repository. */
export const defaultFolder = (isProduction: boolean) => (isProduction ? 'var/production' : 'var')
