const productPrefix = 'stepwise_'
const hostPrefix = '__Host-'

/**
 * The cookies of a request as the deployed product gets them: its own alone, by both of the names that they may have there. In production
 * they begin with `__Host-` (docs/product/wire.md#host-cookies), and it reads no others.
 */
export const cookiesForProduct = (header = ''): string =>
  header
    .split(/; */)
    .filter((cookie) => cookie.startsWith(productPrefix))
    .flatMap((cookie) => [cookie, `${hostPrefix}${cookie}`])
    .join('; ')

/** A cookie that the deployed product sets, as a browser takes it from this machine, without TLS. */
export const cookieForBrowser = (setCookie: string): string =>
  setCookie
    .replace(hostPrefix, '')
    .split(/; */)
    .filter((part) => !/^(secure$|domain=)/i.test(part))
    .join('; ')
