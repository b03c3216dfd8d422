import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { addErrorHandling } from './errors.ts'

const app = fastify()
addErrorHandling(app)
app.get('/fails', async ({ query, socket }) => {
  if ((query as { left?: string }).left) socket.destroy()
  throw new Error('the stream was cut')
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const logged = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => void logged.mockClear())

test('a failure is logged with the id of its request', async () => {
  expect((await fetch(`${address}/fails`)).status).toBe(500)
  expect(logged).toHaveBeenCalledOnce()
})

test('a failure after the caller has gone is not logged: it is not our fault', async () => {
  await expect(fetch(`${address}/fails?left=1`)).rejects.toThrow()
  expect(logged).not.toHaveBeenCalled()
  await app.close()
})
