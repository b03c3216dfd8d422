import { randomUUID } from 'node:crypto'
import { callBodies, callQueries } from './call-bodies.ts'
import { addDocument } from './content-desk.ts'
import { answers, rowsOfPerson } from './every-table.ts'
import { plainPng } from './plain-png.ts'
import type { SignedIn, TestApi } from './test-api.ts'

const page = {
  title: 'Rest',
  lead: 'Why it helps.',
  blocks: [
    { id: 'rest', type: 'heading', level: 2, text: 'Rest' },
    { id: 'phone', type: 'text', text: 'Put the *phone* away.' },
  ],
}
// The call for photos takes no other type, whatever the bytes are.
const image = `data:image/jpeg;base64,${plainPng(1, 1).toString('base64')}`
const password = 'a new long password'

/** Bodies with which a call succeeds, where those that a stranger would send do not. */
const bodies: Record<string, (mark: string) => object> = {
  'POST /auth/sign_up': (mark) => ({
    sign_up_type: 'inst-licence',
    user: { email: `${mark}@uni.test`, first_name: 'Mo', surname: 'Ward', password, password_confirmation: password },
  }),
  'POST /auth/verify_email': (mark) => ({ sign_up_type: 'inst-licence', user: { email: `${mark}@uni.test` } }),
  'POST /users/email_change': (mark) => ({ user: { email: `${mark}@uni.test` } }),
  'PUT /users/profile': () => ({ user: { first_name: 'Mo', surname: 'Ward' } }),
  'POST /users/user_info': () => ({ user_info: answers }),
  'POST /users/avatar': () => ({ avatar: { image } }),
  'POST /users/softwares/select': () => ({ user: { software_ids: ['reader'] } }),
  'PUT /content_desk/documents/:id/draft': () => ({ body: page, version: 0, base: 0 }),
  'POST /content_desk/documents/:id/check': () => ({ body: page }),
  'POST /content_desk/documents/:id/publications': () => ({ body: page, base: 0, why: 'Because', publish_at: null }),
  'POST /content_desk/documents/:id/revisions/:number/restoration': () => ({ why: 'Because' }),
  'POST /content_desk/pages': (mark) => ({ title: 'A page', area: 'public', slug: `page-${mark.slice(0, 8)}` }),
  'POST /content_desk/images': () => ({ image }),
}

/** Someone who may make every call, and whose rows and document it finds. */
export interface Target {
  person: SignedIn
  urlOf: (url: string) => string
  bodyOf: (name: string) => object | undefined
  queryOf: (name: string) => string
}

export async function newTarget(api: TestApi): Promise<Target> {
  const person = await api.newPerson({ wellbeings: ['calm'] })
  const mark = randomUUID()
  const { db } = api.context
  await db.updateTable('users').set({ role: 'content_manager' }).where('id', '=', person.id).execute()
  for (const table of tables) await rowsOfPerson[table]?.(api.context, { ...person, mark })
  const ids = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').where('user_id', '=', person.id).executeTakeFirst()),
  )
  const document = `page:target-${mark}` as const
  await addDocument(api, { id: document, body: page })

  const idFor = (name: string) => ids[tables.findIndex((table) => name.includes(`/${table}/`))]?.id ?? randomUUID()
  const aimOf = (name: string) => ({ ...person, mark, id: idFor(name), stepId: 'writing:plan:start:read' })
  return {
    person,
    urlOf: (url) =>
      url
        .replace('00000000-0000-4000-8000-000000000000', idFor(url))
        .replace('page:help', document)
        .replace('revisions/1/restoration', 'revisions/0/restoration')
        // Only of the last step of a module.
        .replace('plan/chapters/start/steps/read/reminder', 'draft/chapters/finish/steps/recap/reminder'),
    bodyOf: (name) => bodies[name]?.(mark) ?? callBodies[name]?.(aimOf(name)),
    queryOf: (name) => callQueries[name]?.(aimOf(name)) ?? '',
  }
}

const tables = ['notes', 'highlights', 'reflections', 'passkeys'] as const
