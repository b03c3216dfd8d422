import { answers, type Owner } from './every-table.ts'

const password = 'another long password'
const passwords = { password, password_confirmation: password }
const pixel = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//'
const page = { title: 'Of someone else', lead: '', blocks: [] }

/** What a stranger knows, or has guessed, of someone whose rows they want. */
interface Aim extends Owner {
  /** Of one of their rows. */
  id: string
  /** A step that is in the course. */
  stepId: string
}

type Body = (aim: Aim) => object

/** A body for each call that takes one: well-formed, and aimed at someone else wherever it can be. A new call needs a line here. */
export const callBodies: Record<string, Body> = {
  'POST /auth/sign_in': ({ email }) => ({ user: { email, password: 'a wrong password' } }),
  'POST /auth/passkeys/sign_in': ({ id }) => ({ passkey: { id, rawId: id, type: 'public-key', response: {} } }),
  'POST /auth/sign_in_links': ({ email }) => ({ user: { email } }),
  'POST /auth/sign_in_links/sign_in': ({ id }) => ({ token: id }),
  'POST /auth/institutions': ({ email }) => ({ user: { email } }),
  'POST /auth/institutions/link': () => ({}),
  'POST /auth/email_change': ({ id }) => ({ token: id }),
  'POST /auth/reset_password': ({ email }) => ({ user: { email } }),
  'PUT /auth/reset_password': ({ id }) => ({ user: { ...passwords, reset_password_token: id } }),
  'POST /auth/sign_up': ({ email }) => ({
    sign_up_type: 'inst-licence',
    user: { email, first_name: 'Mo', surname: 'Ward', ...passwords },
  }),
  'POST /auth/verify_email': ({ email }) => ({ sign_up_type: 'inst-licence', user: { email } }),
  'POST /auth/confirmations': ({ email }) => ({ email }),
  'POST /client_faults': () => ({ fault: { part: 'learn', version: '1.0.0-ab12cd34', message: 'no' } }),
  'POST /client_loads': () => ({ loads: [{ part: 'learn', version: '1.0.0-ab12cd34' }] }),
  'POST /contact/guest_message': ({ email }) => ({ full_name: 'Mo', email, message: 'Hello from someone else' }),

  'POST /users/proof': ({ id }) => ({ passkey: { id, rawId: id, type: 'public-key', response: {} } }),
  'PUT /users/profile': () => ({ user: { first_name: 'Mo', surname: 'Ward' } }),
  'PUT /users/user_info': () => ({ user_info: answers }),
  'POST /users/user_info': () => ({ user_info: answers }),
  'POST /users/email_change': ({ email }) => ({ user: { email } }),
  'PUT /users/password': () => ({ user: { current_password: 'a long enough password', ...passwords } }),
  'POST /users/passkeys': ({ id }) => ({ name: 'Mine', passkey: { id, rawId: id, type: 'public-key', response: {} } }),
  'PUT /users/passkeys/:id': () => ({ name: 'Mine now' }),
  'POST /users/avatar': () => ({ avatar: { image: pixel } }),
  'PUT /users/accessability_setting': () => ({ accessability_setting: { font_size: 10 } }),
  'POST /users/softwares/select': () => ({ user: { software_ids: [] } }),
  'POST /users/settings/calm_licence_request': ({ email }) => ({ email, firstName: 'Mo', surname: 'Ward' }),
  'POST /users/settings/contact': () => ({ message: 'Hello from someone else' }),

  'POST /flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug/toggle_favourite':
    () => ({}),
  'PUT /flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug/reminder': () => ({
    due_on: '2026-03-09',
  }),
  'PUT /flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/quick_check': () => ({
    answers: [0, 0, 0],
  }),
  // The keys under which the owner has written theirs.
  'POST /notes': ({ mark, stepId }) => ({
    content: 'Of someone else',
    progress_step_id: stepId,
    idempotency_key: `note-of-${mark}`,
  }),
  'PUT /notes/:id': () => ({ note: { content: 'Changed by someone else' } }),
  'POST /highlights': ({ mark, stepId }) => ({
    step_id: stepId,
    colour: 'pink',
    quote: 'Of someone else',
    prefix: '',
    suffix: '',
    start_offset: 0,
    idempotency_key: `highlight-of-${mark}`,
  }),
  'PUT /highlights/:id': () => ({ colour: 'green' }),
  'PUT /highlight_names/:colour': () => ({ name: 'Mine now' }),
  'POST /users/reflective_journal/reflections': ({ mark }) => ({
    reflection: { title: 'Of someone else' },
    idempotency_key: `entry-of-${mark}`,
  }),
  'POST /users/reflective_journal/reflections/download_many': ({ id }) => ({ reflection_ids: [id] }),
  'PUT /users/reflective_journal/reflections/:id': () => ({ reflection: { title: 'Changed by someone else' } }),
  'POST /mistakes': () => ({ address: '/support', words: 'a word is missing' }),

  'PUT /content_desk/documents/:id/draft': () => ({ body: page, version: 1, base: 0 }),
  'POST /content_desk/documents/:id/check': () => ({ body: page }),
  'POST /content_desk/documents/:id/publications': () => ({ body: page, base: 0 }),
  'POST /content_desk/documents/:id/revisions/:number/restoration': () => ({}),
  'POST /content_desk/link_changes': () => ({ from: '/support', to: '/wellbeing', documents: ['page:support'] }),
  'PUT /content_desk/link_confirmations': () => ({ urls: ['https://example.org/'], is_confirmed: true }),
  'POST /content_desk/pages': () => ({ title: 'A page', area: 'public', slug: 'a-page' }),
  'PUT /content_desk/pages/:slug/links': () => ({ linked: ['footer'] }),
  'PUT /content_desk/pages/:slug/retirement': () => ({ moved_to: '/support' }),
  'POST /content_desk/images': () => ({ image: pixel }),
}

/** What can be asked for by name in an address. */
export const callQueries: Record<string, (aim: Aim) => string> = {
  'GET /auth/confirmations': ({ id }) => `?confirmation_token=${encodeURIComponent(id)}`,
  'GET /auth/reset_password': ({ id }) => `?reset_password_token=${encodeURIComponent(id)}`,
  'GET /notes': ({ id }) => `?after=2030-01-01T00:00:00Z~${id}`,
  'GET /users/reflective_journal': ({ id }) => `?after=2030-01-01~2030-01-01T00:00:00Z~${id}`,
  'GET /dictionary': ({ mark }) => `?word=${encodeURIComponent(mark)}`,
  'GET /search': ({ mark }) => `?query=${encodeURIComponent(mark)}`,
  'GET /users/account_events': ({ id }) => `?before=${encodeURIComponent(id)}`,
  'GET /content_desk/places': () => '?address=/support',
  'GET /content_desk/search': () => '?query=support',
  'GET /content_desk/link_targets': () => '?query=support',
  'GET /content_desk/documents/:id/address': () => '?address=/support',
  'GET /release_counts': () => '?since=2026-01-01T00:00:00.000Z',
  'DELETE /users/reflective_journal/reflections/delete_many': ({ id }) => `?reflection_ids[]=${encodeURIComponent(id)}`,
  'GET /users/reflective_journal/reflections/download_many': ({ id }) => `?reflection_ids[]=${encodeURIComponent(id)}`,
}
