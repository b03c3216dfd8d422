import { AuthorizationResponseError, ClientError } from 'openid-client'
import { expect, test } from 'vitest'
import { Failure, tooMany } from '../../../http/failures.ts'
import { ProviderDown, SignInProblem, toProblem } from './problem.ts'

const said = (error: string) =>
  new AuthorizationResponseError('the provider says', { cause: new URLSearchParams({ error }) })
const found = (code: string) => Object.assign(new ClientError('the library says'), { code })

test.each([
  [new SignInProblem('no-address'), 'no-address'],
  [new ProviderDown('PROVIDER_UNREACHED'), 'down'],
  [said('access_denied'), 'refused'],
  [said('login_required'), 'refused'],
  [said('temporarily_unavailable'), 'down'],
  [said('invalid_scope'), 'set-up'],
  [found('OAUTH_TIMEOUT'), 'down'],
  [found('OAUTH_JWT_TIMESTAMP_CHECK_FAILED'), 'clock'],
  [found('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'), 'mismatch'],
  [found('OAUTH_RESPONSE_IS_NOT_JSON'), 'set-up'],
  [tooMany(60, 'requests'), 'busy'],
  [new Failure(403, 'No.'), 'ours'],
  // The database does not answer.
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ours'],
  [new TypeError('x is not a function'), 'ours'],
  ['thrown', 'ours'],
])('%s is "%s" for the person', (error, problem) => {
  expect(toProblem(error)).toBe(problem)
})
