import { networkErrorMessage } from '@stepwise/shared/http'

/**
 * A call of the gateway about releases (docs/product/qa.md): it is none of the API's. Throws an Error whose message is a sentence for the
 * person.
 */
export async function releaseCall<ResponseBody>(path: string, body?: unknown): Promise<ResponseBody> {
  const response = await fetch(`/release/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(networkErrorMessage)
  })
  const responseBody = (await response.json().catch(() => ({}))) as { msg?: unknown }
  if (!response.ok) throw new Error(toSentence(response.status, responseBody.msg))
  return responseBody as ResponseBody
}

function toSentence(status: number, msg: unknown): string {
  if (typeof msg === 'string' && msg !== '') return msg
  return `The server answered with ${status}. Please try again.`
}
