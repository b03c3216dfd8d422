import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI made from the contracts, to read and try at /api/docs. Register it before the routes that it describes. */
export async function registerDocs(api: FastifyInstance) {
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Stepwise API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
