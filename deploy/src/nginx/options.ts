/** The settings of an nginx in front of the product. Addresses of servers are `host:port`. */
export interface NginxOptions {
  apis: string[]
  gateways: string[]
  /** Where it listens: a port, or an address and a port. */
  listen: string
  /** The names of the product, as browsers send them; none means every name. */
  serverNames: string[]
  /** With a certificate it speaks TLS, and `redirectFrom` is where it answers plain HTTP with a redirect. */
  tls?: { certificate: string; key: string; redirectFrom?: string | undefined } | undefined
  /** Addresses of a load balancer before this one, whose X-Forwarded-For and -Proto are believed. */
  trustedProxies: string[]
  /** The folder of the released files; absent when they are in a bucket, and gateways have copies. */
  storeDir?: string | undefined
  contentDir: string
  /** Whether browsers are asked to come by HTTPS alone. */
  isProduction: boolean
  /** For its process id, its cache and what it buffers. */
  runDir: string
  /** Where Debian's package libnginx-mod-http-brotli-static puts its module. */
  moduleDir: string
  /** The user of its workers, when it is started by root. */
  user?: string | undefined
}
