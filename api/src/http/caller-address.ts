import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that the call came from, known for as long as the call lasts. */
    callerAddress: string
  }
}

/** Reads the address at once: the socket of a caller who hangs up during the call does not know it any more. */
export function registerCallerAddress(app: FastifyInstance) {
  app.decorateRequest('callerAddress', '')
  app.addHook('onRequest', async (request, reply) => {
    const address: string | undefined = request.ip
    // They have hung up already: nobody waits for an answer.
    if (address === undefined) return void reply.hijack()
    request.callerAddress = address
  })
}
