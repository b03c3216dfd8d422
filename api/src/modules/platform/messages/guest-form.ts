import { parse } from 'node:querystring'
import type { Edition } from '@stepwise/shared/contracts'
import { wordsOf } from '@stepwise/shared/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from '../../../errors.ts'
import { Failure } from '../../../http/failures.ts'
import { formPage, formPolicy } from './guest-form.page.ts'

// The contact form without scripts (docs/product/public-pages.md#contact-without-scripts).

/** Where the landing page says that the message was sent. */
export const sentPlace = '/#message-sent'

const formType = 'application/x-www-form-urlencoded'
const readContentType = ({ headers }: FastifyRequest) => String(headers['content-type'] ?? '').split(';', 1)[0] ?? ''

/** Whether the call is a form that a browser has sent by itself. */
export const isForm = (request: FastifyRequest) => readContentType(request).toLowerCase() === formType

const notSent = 'Sorry, there was a problem sending your message. Please try again shortly.'
const noFiles = 'You cannot send files with a message. Please send text.'

/** Makes `scope` read forms. Returns the options of a route that responds to a failed form with a page: what was typed is still there. */
export function respondToForms(scope: FastifyInstance, edition: Edition) {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, { ...parse(body as string) })
  })
  return {
    errorHandler(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
      const isUpload = readContentType(request).toLowerCase().startsWith('multipart/')
      const failure = isUpload ? new Failure(415, noFiles) : error
      if (!isUpload && !isForm(request)) throw failure
      const { status, msg, errors, headers } = responseTo(failure)
      if (status >= 500) request.log.error({ failure: describeError(failure) }, 'a form was not sent')
      reply
        .status(status)
        .headers({ ...headers, 'content-security-policy': formPolicy })
        .type('text/html; charset=utf-8')
        .serializer(String)
        .send(formPage(edition, { msg, errors, typed: request.body as Record<string, unknown> | undefined }))
    },
  }
}

function responseTo(failure: FastifyError | Failure) {
  if (failure instanceof Failure) {
    const { status, message, errors, headers } = failure
    return { status, msg: status < 500 ? message : notSent, errors, headers }
  }
  const status = failure.statusCode ?? 500
  const isTheirs = status >= 400 && status < 500
  return { status: isTheirs ? status : 500, msg: isTheirs ? wordsOf(status).msg : notSent, errors: {}, headers: {} }
}
