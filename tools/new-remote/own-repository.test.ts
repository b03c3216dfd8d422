import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { writeOwnRepository } from './own-repository.ts'

const read = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8'))

test('writes a remote with all that is beside it in the product', async () => {
  const folder = join(await temporaryFolder(), 'study-groups')
  const files = await writeOwnRepository('study-groups', folder)
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual(
    expect.arrayContaining([
      '.gitignore',
      'README.md',
      'remote.config.ts',
      'src/remote.tsx',
      'tsconfig.json',
      'vitest.config.ts',
    ]),
  )
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(texts.join('\n')).not.toContain('__')
})

test('the packages are those of the product, in the same versions', async () => {
  const folder = await temporaryFolder()
  await writeOwnRepository('study-groups', folder)
  const { dependencies, devDependencies, scripts } = await read(folder, 'package.json')
  const [product, shared] = [await read(root, 'package.json'), await read(root, 'shared', 'package.json')]
  expect(dependencies['@stepwise/shared']).toBe(`file:packages/stepwise-shared-${shared.version}.tgz`)
  expect(devDependencies['@stepwise/cli']).toMatch(/^file:packages\/stepwise-cli-.+\.tgz$/)
  for (const [name, version] of Object.entries(devDependencies)) {
    if (name.startsWith('@stepwise/')) continue
    expect([name, version]).toEqual([name, product.devDependencies[name] ?? shared.dependencies[name]])
  }
  expect(Object.values(scripts).join()).not.toContain('../')
})

test('a folder that holds something is left alone', async () => {
  const folder = await temporaryFolder({ 'package.json': '{}' })
  await expect(writeOwnRepository('study-groups', folder)).rejects.toThrow('is not empty')
  await expect(writeOwnRepository('Study Groups', join(folder, 'new'))).rejects.toThrow(
    'cannot be the name of a remote',
  )
})
