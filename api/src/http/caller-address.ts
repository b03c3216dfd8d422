import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that the call came from. */
    callerAddress: string
  }
}

/** Reads the address when the call arrives: the socket of a caller who has hung up has none. */
export function registerCallerAddress(app: FastifyInstance) {
  app.decorateRequest('callerAddress', '')
  app.addHook('onRequest', async (request, reply) => {
    const address: string | undefined = request.ip
    // The caller has hung up already.
    if (address === undefined) return void reply.hijack()
    request.callerAddress = address
  })
}
