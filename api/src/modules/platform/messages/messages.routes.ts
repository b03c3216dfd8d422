import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid, notSignedIn } from '../../../http/failures.ts'
import { publicRoute, route } from '../../../http/route.ts'
import { isMailable } from '../../../mail/address.ts'
import { limit } from '../limits/limits.ts'
import { mailSoon } from '../mails/mailing.ts'
import { isForm, respondToForms, sentPlace } from './guest-form.ts'
import { findWriter, keepMessage } from './messages.repository.ts'

/** Messages to the team (docs/product/public-pages.md#message-kept and #support-message): kept, answered, then mailed. */
export function messagesRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  // In a scope of its own, because no other call takes forms.
  api.register(async (scope) => {
    publicRoute(
      scope,
      'POST /contact/guest_message',
      async ({ body, request, reply }) => {
        if (!isMailable(body.email)) throw invalid('email', 'Please enter a valid email')
        const writer = body.email.toLowerCase()
        await limit(context, request, 'guest messages', { account: writer, email: writer })
        // The field is not shown to people.
        const isBot = body.website !== ''
        const { full_name: name, email, message } = body
        const isNew =
          !isBot &&
          (await keepMessage(context, { kind: 'guest', userId: null, name, email, message, facts: '', now: now() }))
        if (isNew) mailSoon(context, request.log)
        return isForm(request) ? reply.redirect(sentPlace, 303) : {}
      },
      respondToForms(scope, settings.edition),
    )
  })

  route(api, 'POST /users/settings/contact', async ({ person, body, request }) => {
    await limit(context, request, 'support messages', { person: person.id })
    const writer = await findWriter(db, person.id)
    if (!writer) throw notSignedIn()
    const isNew = await keepMessage(context, {
      ...body,
      kind: 'support',
      userId: person.id,
      name: `${writer.first_name} ${writer.surname}`,
      email: writer.email,
      now: now(),
    })
    if (isNew) mailSoon(context, request.log)
    return {}
  })
}
