import { z } from 'zod'
import { formatMinute, tableLines } from '../lines.ts'
import { findCalmRequests, findMessage, findMessages, markAnswered, markCalmSent } from '../requests.repository.ts'
import { AdminFailure, adminVerb } from '../verb.ts'

const messageId = z.uuid('must be an id of `messages list`').describe('an id of `messages list`')

export const messageVerbs = [
  adminVerb({
    name: 'messages list',
    does: 'messages from the support and contact forms',
    options: z.object({
      state: z.enum(['open', 'answered']).optional().describe('only these: open, answered'),
      last: z.coerce.number().int().min(1).max(1000).default(50).describe('how many, latest first'),
    }),
    isChange: false,
    run: async ({ db }, { state, last }) => {
      const messages = await findMessages(db, state && state === 'answered', last)
      const rows = messages.map(({ id, kind, name, email, received_at, answered_at }) => [
        id,
        formatMinute(received_at),
        kind === 'guest' ? 'contact' : 'support',
        answered_at ? 'answered' : 'open',
        email,
        name,
      ])
      const heading = ['id', 'received', 'form', 'state', 'from', 'name']
      return { lines: tableLines(heading, rows, 'There are no such messages.'), data: messages }
    },
  }),
  adminVerb({
    name: 'messages show',
    does: 'one message, with details of what the person uses',
    options: z.object({ id: messageId }),
    positional: ['id'],
    isChange: false,
    run: async ({ db }, { id }) => {
      const message = await findMessage(db, id)
      if (!message) throw new AdminFailure(`There is no message ${id}.`)
      const { name, email, received_at, answered_at, facts } = message
      const state = answered_at ? `, answered ${formatMinute(answered_at)}` : ''
      const head = `${name} <${email}>, ${formatMinute(received_at)}${state}`
      return { lines: [head, '', message.message, ...(facts ? ['', facts] : [])], data: message }
    },
  }),
  adminVerb({
    name: 'messages mark-answered',
    does: 'marks a message as answered',
    options: z.object({ id: messageId }),
    positional: ['id'],
    isChange: true,
    run: async ({ db, now }, { id }) => {
      if (!(await markAnswered(db, id, now()))) throw new AdminFailure(`There is no open message ${id}.`)
      return { lines: ['It is marked as answered.'], data: { id } }
    },
  }),
]

export const calmVerbs = [
  adminVerb({
    name: 'calm list',
    does: 'who asked for the calm gift, and whether it was sent',
    options: z.object({ state: z.enum(['waiting', 'sent']).optional().describe('only these: waiting, sent') }),
    isChange: false,
    run: async ({ db }, { state }) => {
      const requests = await findCalmRequests(db, state && state === 'sent')
      const rows = requests.map(({ id, email, first_name, surname, requested_at, sent_at }) => [
        id,
        formatMinute(requested_at),
        sent_at ? `sent ${formatMinute(sent_at)}` : 'waiting',
        email,
        `${first_name} ${surname}`,
      ])
      return {
        lines: tableLines(['id', 'asked', 'state', 'email', 'name'], rows, 'There are no such requests.'),
        data: requests,
      }
    },
  }),
  adminVerb({
    name: 'calm mark-sent',
    does: 'marks the calm gift as sent to a person',
    options: z.object({ id: z.uuid('must be an id of `calm list`').describe('an id of `calm list`') }),
    positional: ['id'],
    isChange: true,
    run: async ({ db, now }, { id }) => {
      if (!(await markCalmSent(db, id, now()))) throw new AdminFailure(`There is no waiting request ${id}.`)
      return { lines: ['It is marked as sent.'], data: { id } }
    },
  }),
]
