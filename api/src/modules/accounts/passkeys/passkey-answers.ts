import { z } from 'zod'

// What browsers answer, as far as it is looked at. The rest, such as what a platform says of itself, is dropped.

const base64url = z.string().regex(/^[\w-]+$/)
const credential = { id: base64url.max(2000), rawId: base64url.max(2000), type: z.literal('public-key') }
const extensions = z.record(z.string(), z.unknown()).default({})

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url.max(10_000),
    authenticatorData: base64url.max(10_000),
    signature: base64url.max(10_000),
    userHandle: z.string().max(200).nullish(),
  }),
  clientExtensionResults: extensions,
})

const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url.max(10_000),
    attestationObject: base64url.max(20_000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/))
      .max(10)
      .catch([])
      .default([]),
  }),
  clientExtensionResults: extensions,
})

/** A page in a frame of another site never asks for a passkey of ours. */
const clientDataSchema = z.object({ challenge: z.string().min(1).max(200), crossOrigin: z.literal(false).optional() })

/** The answer of an authenticator that knows the person, with the challenge that it is to; undefined when it is none. */
export const readAssertion = (answer: unknown) => read(assertionSchema, answer)

/** The answer of an authenticator that has made a passkey, with the challenge that it is to; undefined when it is none. */
export const readRegistration = (answer: unknown) => read(registrationSchema, answer)

function read<Answer extends { response: { clientDataJSON: string } }>(schema: z.ZodType<Answer>, given: unknown) {
  const { data: answer } = schema.safeParse(given)
  const clientData = answer && clientDataSchema.safeParse(json(answer.response.clientDataJSON)).data
  return clientData && { answer, challenge: clientData.challenge }
}

function json(base64urlText: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64urlText, 'base64url').toString())
  } catch {
    return undefined
  }
}
