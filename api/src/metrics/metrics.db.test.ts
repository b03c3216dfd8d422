import { expect, test } from 'vitest'
import { callerOf, useTestApi } from '../../test/support/test-api.ts'
import { countClientReports } from './client-metrics.ts'
import { metrics } from './registry.ts'

const api = useTestApi()

async function value(name: string, labels: Record<string, string> = {}) {
  const metric = (await metrics.getMetricsAsJSON()).find((one) => one.name === name.replace(/_(count|sum)$/, ''))
  const found = metric?.values.find(
    (one) =>
      ((one as { metricName?: string }).metricName ?? name) === name &&
      Object.entries(labels).every(([label, given]) => (one.labels as Record<string, string>)[label] === given),
  )
  return found?.value ?? 0
}

test('a request is counted by its route, never by its address', async () => {
  const person = await api.newPerson()
  const labels = { route: '/api/notes/:id', method: 'PUT', status: '404' }
  const id = crypto.randomUUID()
  await person.call('PUT', `/notes/${id}`, { note: { title: 'a', body: 'b' }, lock_version: 0 })
  await person.call('PUT', `/nothing-${id}`)
  const text = await metrics.metrics()
  expect(text).not.toContain(id)
  expect(text).not.toContain(person.email)
  expect(
    (await value('http_requests_total', labels)) + (await value('http_requests_total', { ...labels, status: '422' })),
  ).toBe(1)
  expect(await value('http_requests_total', { route: 'none', method: 'PUT', status: '404' })).toBe(1)
})

test('queries and waiting for a connection are measured', async () => {
  const before = await value('stepwise_database_query_seconds_count', { outcome: 'answered' })
  const waits = await value('stepwise_database_connection_wait_seconds_count')
  await api.visitor('GET', '/pages/landing')
  await api.newPerson()
  expect(await value('stepwise_database_query_seconds_count', { outcome: 'answered' })).toBeGreaterThan(before)
  expect(await value('stepwise_database_connection_wait_seconds_count')).toBeGreaterThan(waits)
})

test('a refused sign-in is counted by its reason', async () => {
  const user = { email: 'nobody@stepwise.test', password: 'not the right one' }
  const visitor = callerOf(api.app, { 'x-forwarded-for': '10.77.0.1' })
  for (let time = 0; time < 10; time += 1) await visitor('POST', '/auth/sign_in', { user })
  const wrong = await value('stepwise_sign_ins_refused_total', { reason: 'wrong-password' })
  expect(wrong).toBeGreaterThan(0)
  expect(wrong + (await value('stepwise_sign_ins_refused_total', { reason: 'too-many-tries' }))).toBe(10)
})

test('versions that browsers make up do not fill the metrics', async () => {
  for (let number = 0; number < 500; number += 1)
    countClientReports({ part: 'learn', version: `1.0.${number}` }, 'fault')
  const lines = (await metrics.metrics()).match(/^stepwise_client_reports_total\{/gm) ?? []
  expect(lines.length).toBeLessThanOrEqual(201)
  expect(await value('stepwise_client_reports_total', { part: 'other' })).toBeGreaterThanOrEqual(300)
})

test('an answer names the id of its request, which is that of a proxy in front', async () => {
  const given = 'd2a0c8f24b5f4a62'
  const { headers } = await api.app.inject({ url: '/api/health', headers: { 'x-request-id': given } })
  expect(headers['x-request-id']).toBe(given)
  const forged = await api.app.inject({
    url: '/api/health',
    headers: { 'x-request-id': given },
    remoteAddress: '203.0.113.7',
  })
  expect(forged.headers['x-request-id']).not.toBe(given)
})
