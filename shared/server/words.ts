import { STATUS_CODES } from 'node:http'

const words: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'We could not find this page.',
  405: 'This address does not accept that kind of request.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'This is too large to send.',
  415: 'This kind of content is not supported; send JSON.',
  417: 'The request expects something that is not supported.',
  429: 'There have been too many requests. Please wait a moment and try again.',
  431: 'The request has too many headers.',
}

/** For 503, while a database, an API or all servers are away. It goes with a Retry-After. */
export const unavailableMessage =
  'The service is not answering at the moment. Your work is safe; please try again in a minute.'

/** Name and message of a status for a failure outside of any call. Nothing in it quotes the request or a library. */
export function wordsOf(status: number) {
  const general = status >= 500 ? 'Something went wrong on our side. Please try again.' : words[400]
  return { name: STATUS_CODES[status] ?? 'Error', msg: words[status] ?? general ?? '' }
}
