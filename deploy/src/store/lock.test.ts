import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFilesBelow } from '../testing/open-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { withLock } from './lock.ts'

const lockPath = async () => join(await temporaryFolder(), '.lock.sqlite')

async function holdInAnotherProcess(path: string) {
  const source = `
    import { withLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    await withLock(${JSON.stringify(path)}, 'busy', () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return holder
}

test('one at a time holds the lock', async () => {
  const path = await lockPath()
  const order: string[] = []
  const work = (name: string) =>
    withLock(path, 'busy', async () => {
      order.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} out`)
    })
  await Promise.all([work('a'), work('b')])
  // Either may be first.
  expect([
    ['a in', 'a out', 'b in', 'b out'],
    ['b in', 'b out', 'a in', 'a out'],
  ]).toContainEqual(order)
})

test('throws while another process holds it, and is free at once after kill -9', async () => {
  const path = await lockPath()
  const holder = await holdInAnotherProcess(path)

  await expect(withLock(path, 'Someone else is at it.', async () => 1, 0)).rejects.toThrow('Someone else is at it.')
  if (process.platform === 'linux') expect(await openFilesBelow(dirname(path))).toEqual([])

  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(await withLock(path, 'busy', async () => 'mine', 1000)).toBe('mine')
})

test('a lock that cannot be taken for another reason says so', async () => {
  const path = await lockPath()
  await writeFile(path, 'This is not a lock. '.repeat(100))
  await expect(withLock(path, 'busy', async () => 1, 0)).rejects.toThrow('file is not a database')
})

test('the lock is free again after work that failed', async () => {
  const path = await lockPath()
  await expect(withLock(path, 'busy', () => Promise.reject(new Error('It went wrong.')))).rejects.toThrow(
    'It went wrong.',
  )
  expect(await withLock(path, 'busy', async () => 'mine', 0)).toBe('mine')
})
