import { execFileSync } from 'node:child_process'
import { temporaryFolder, writeFiles } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { partFolder } from './parts.ts'
import { assertCommitted, commitSubjects, sourceState } from './source-state.ts'

const learn = partFolder('learn')

const write = (folder: string, name: string, text: string) => writeFiles(folder, { [name]: text })

async function repository() {
  const folder = await temporaryFolder({ 'remotes/learn/src/remote.tsx': '1', 'shared/http/index.ts': '1' })
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  git('init', '-q')
  const commit = (author: string, subject = 'a change') => {
    git('add', '-A')
    git('-c', `user.name=${author}`, '-c', 'user.email=a@example.org', 'commit', '-qm', subject)
    return git('rev-parse', 'HEAD')
  }
  return { folder, commit }
}

test('the commit is the last one that changed what the part is built from', async () => {
  const { folder, commit } = await repository()
  const first = await commit('Ada Lovelace')
  await write(folder, 'remotes/journal/src/remote.tsx', '1')
  await commit('Grace Hopper')
  expect(await sourceState(learn, folder)).toEqual({ commit: first, author: 'Ada Lovelace', changed: [] })
  await write(folder, 'package-lock.json', '{}')
  const last = await commit('Grace Hopper')
  expect(await sourceState(learn, folder)).toEqual({ commit: last, author: 'Grace Hopper', changed: [] })
})

test('subjects are those of the commits since another one: of its own folder, or else of what it is built from', async () => {
  const { folder, commit } = await repository()
  const change = async (name: string, subject: string) => {
    await write(folder, name, subject)
    return commit('Ada Lovelace', subject)
  }
  const first = await change('shared/http/index.ts', 'fix(http): one')
  await change('remotes/journal/src/remote.tsx', 'feat(journal): two')
  const third = await change('shared/http/index.ts', 'fix(http): three')
  expect(await commitSubjects(learn, first, folder)).toEqual(['fix(http): three'])
  await change('remotes/learn/src/remote.tsx', 'feat(learn): four')
  await change('remotes/learn/src/remote.tsx', 'feat(learn): five')
  expect(await commitSubjects(learn, first, folder)).toEqual(['feat(learn): five', 'feat(learn): four'])
  expect(await commitSubjects(learn, await change('shared/a.ts', 'six'), folder)).toEqual([])
  for (const unknown of ['', 'f'.repeat(40), '--all'])
    expect(await commitSubjects(learn, unknown, folder)).toEqual(['feat(learn): five'])
  expect(await commitSubjects(learn, third, await temporaryFolder())).toEqual([])
})

test('changes of the part and of shared count, those of other parts, of tests and of builds do not', async () => {
  const { folder, commit } = await repository()
  await commit('Ada Lovelace')
  for (const name of ['remotes/journal/a.ts', 'remotes/learn/src/a.test.ts', 'remotes/learn/dist/a.js'])
    await write(folder, name, '2')
  expect((await sourceState(learn, folder)).changed).toEqual([])
  await write(folder, 'remotes/learn/src/a new file.ts', '2')
  await write(folder, 'shared/http/index.ts', '2')
  const changed = ['remotes/learn/src/a new file.ts', 'shared/http/index.ts']
  expect((await sourceState(learn, folder)).changed.sort()).toEqual(changed)
})

test('outside a repository, and in one that does not have the part, there is no commit', async () => {
  const nothing = { commit: '', author: '', changed: [] }
  expect(await sourceState(learn, await temporaryFolder())).toEqual(nothing)
  expect(await sourceState(learn, (await repository()).folder)).toEqual(nothing)
})

test('changes outside any commit are not published unasked: a sentence names them', async () => {
  const check = async (folder: string) => assertCommitted(learn, await sourceState(learn, folder))
  const { folder, commit } = await repository()
  const unknown = 'it is in no git commit here. Commit it, or publish with --dirty.'
  await expect(check(folder)).rejects.toThrow(unknown)
  await expect(check(await temporaryFolder())).rejects.toThrow(unknown)
  await commit('Ada Lovelace')
  await check(folder)
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await write(folder, `remotes/learn/src/new-${number}.ts`, '1')
  await expect(check(folder)).rejects.toThrow(
    /^learn has uncommitted changes: remotes\/learn\/src\/new-1\.ts, .+ and 2 more\. Commit them, or publish with --dirty\.$/,
  )
})
