/**
 * The name of a cookie. In production browsers take one with this prefix only from this very host, over HTTPS, for all its paths, so
 * that no neighbouring host can slip in one of its own (docs/product/wire.md#host-cookies).
 */
export const cookieName = (name: string, isProduction: boolean) => (isProduction ? `__Host-${name}` : name)
