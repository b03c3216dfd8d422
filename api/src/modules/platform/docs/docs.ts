import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

// The hash of the one style that Swagger UI puts into the page.
const style = "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const policy = `default-src 'self'; ${style}; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'`

/** OpenAPI made from the contracts, to read and try at /api/docs. Register it before the routes that it describes. */
export async function registerDocs(api: FastifyInstance) {
  await api.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Stepwise API', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api', staticCSP: policy })
}
