import { type CallName, type CallShape, type Calls, calls } from '@stepwise/shared/contracts/calls'
import { failureBodySchema } from '@stepwise/shared/contracts/failure'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { retryRead } from '../database/unavailable.ts'
import { contentManager, type Person, signedIn } from './person.ts'

type Checked<Name extends CallName, Key extends keyof CallShape> = Calls[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** What a handler receives, checked against the contract. */
export interface Call<Name extends CallName> {
  params: Checked<Name, 'params'>
  query: Checked<Name, 'query'>
  body: Checked<Name, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** What a call may need besides its contract, such as a larger body. */
type RouteOptions = Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'errorHandler'>

export type RouteResponse<Name extends CallName> = Promise<z.input<Calls[Name]['response']>>

/** Registers a call of the contract that needs a session; without one it is a 401. */
export const route = routeFor(signedIn)

/** Registers a call of the contract for content managers; for anyone else who is signed in it is a 404. */
export const deskRoute = routeFor(contentManager)

function routeFor(personOf: (request: FastifyRequest) => Person) {
  return <Name extends CallName>(
    api: FastifyInstance,
    name: Name,
    handle: (call: Call<Name> & { person: Person }) => RouteResponse<Name>,
    options: RouteOptions = {},
  ) =>
    publicRoute(api, name, (call) => handle({ ...call, person: personOf(call.request) }), {
      ...options,
      // Before the body is even read.
      onRequest: async (request: FastifyRequest) => void personOf(request),
    })
}

/** Registers a call of the contract that needs no session. */
export function publicRoute<Name extends CallName>(
  api: FastifyInstance,
  name: Name,
  handle: (call: Call<Name>) => RouteResponse<Name>,
  options: RouteOptions & Pick<RouteShorthandOptions, 'onRequest'> = {},
) {
  const [method, url] = name.split(' ') as [HTTPMethods, string]
  const shape: CallShape = calls[name]
  api.route({
    method,
    url,
    ...options,
    schema: {
      tags: [url.split('/')[1] ?? ''],
      ...(shape.params && { params: shape.params }),
      ...(shape.query && { querystring: shape.query }),
      ...(shape.body && { body: shape.body }),
      response: { 200: shape.response, '4xx': failureBodySchema },
    },
    handler: (request, reply) => {
      const { params, query, body } = request as unknown as Pick<Call<Name>, 'params' | 'query' | 'body'>
      const respond = () => handle({ params, query, body, request, reply })
      return method === 'GET' ? retryRead(respond) : respond()
    },
  })
}
