import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { bareTexts } from './bare-text.ts'

// docs/product/accessibility.md#text-has-an-element

/** A component each; `!` before those whose text can be lost. */
const examples = {
  '!StandsBesideACondition': '<p>Saved{is && <b />}</p>',
  '!ComesAndGoes': "<p><b />{is && 'saved'}</p>",
  '!BesideEitherOfTwo': '<p>Saved {is ? <b /> : <i />}</p>',
  '!BesideAChosenIcon': '<p><Icon />Saved</p>',
  '!BesideAPartThatMayBeNothing': '<p>Saved <Maybe is={is} /></p>',
  '!BesideAList': '<p>Saved {words.map((word) => <b key={word} />)}</p>',
  '!BesideAnyNode': '<p>Saved {children}</p>',
  '!Changes': '<p><b />{word}</p>',
  '!ChangesBesideText': '<p>{count} notes</p>',
  '!OfAListOfWords': '<p><b />{words}</p>',
  '!OfAPartThatIsText': '<p><b /><Word word={word} /></p>',
  '!InAFragment': '<>Saved</>',
  '!OfALoneList': '<p>{words}</p>',
  '!OfAMappedList': '<p>{words.map((each) => (each === word ? <b key={each}>{each}</b> : each))}</p>',
  '!OfAListThatMayNotBe': '<p>{is && words.map((each) => each)}</p>',
  '!OfALonePartThatIsText': '<p><Word word={word} /></p>',
  '!OfALonePartThatIsAList': '<p><Marked words={words} /></p>',
  '!GivenToAPartWithMore': '<Row icon={<b />}>{word}</Row>',
  '!OrWhatIsGiven': '<p><b />{is ? word : children}</p>',
  '!GivenToAPartThatMayNotShowIt': '<Hint is={is}>{word}</Hint>',
  '!GivenAsAProperty': '<Row icon={word}><b /></Row>',
  '!GivenByAFunction': '<Rows row={() => word} />',
  '!GivenByAFunctionWithABlock': '<Rows row={() => { return word }} />',
  '!GivenBesideAList': '<Rows row={() => <b />} title="Saved" />',
  '!OfATemplateAndACall': "<p>{word + '!'}<b />{word.concat('s')}</p>",
  GivenToAPartAlone: '<Only>{word}</Only>',
  FixedAndGivenBesideFixed: '<Titled>Saved</Titled>',
  AloneInItsElement: "<p>{is ? 'saved' : word}</p>",
  AloneInAText: "<p>{count + ' notes'}</p>",
  AloneInASpan: "<p>{is && <b />}<span>{is ? 'saved' : word}</span></p>",
  BesideAFixedElement: '<p><b /> Saved <Always /></p>',
  ASpaceOnly: "<p><b />{' '}{is && <b />}</p>",
  NothingButElements: '<p>{word && <b />}{count > 0 && <b />}{is ? <b /> : null}</p>',
}

const source = `
import type { ReactNode } from 'react'
interface Props { is: boolean; word: string; words: string[]; count: number; icon: () => ReactNode; children: ReactNode }
const Maybe = ({ is }: { is: boolean }) => (is ? <b /> : null)
const Always = () => <b />
const Word = ({ word }: { word: string }) => word
const Marked = ({ words }: { words: string[] }) => words.map((word) => (word === 'a' ? <mark key={word}>{word}</mark> : word))
const Row = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => <p>{icon}{children}</p>
const Rows = ({ row, title }: { row: (at: number) => ReactNode; title?: ReactNode }) => <p>{title}{[1].map(() => <i />)}{row(1)}</p>
const Only = ({ children }: { children: ReactNode }) => <p>{children}</p>
const Hint = ({ is, children }: { is: boolean; children: ReactNode }) => <p><b />{is && children}</p>
const Titled = ({ children }: { children: ReactNode }) => <p><b />{children}</p>
${Object.entries(examples)
  .map(
    ([name, jsx]) =>
      `export const ${name.replace('!', '')} = ({ is, word, words, count, icon: Icon, children }: Props) => ${jsx}`,
  )
  .join('\n')}
`

test('a text is found that changes beside another node, or is beside one that comes and goes', async () => {
  const compilerOptions = { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler' }
  const config = JSON.stringify({ compilerOptions, include: ['*.tsx'] })
  const folder = await temporaryFolder({ 'Examples.tsx': source, 'tsconfig.json': config })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const lines = source.split('\n')
  const found = bareTexts(folder, join(folder, 'tsconfig.json')).map((problem) => {
    const [, line = 0] = /^Examples\.tsx:(\d+) /.exec(problem) ?? []
    return `!${/const (\w+)/.exec(lines[Number(line) - 1] ?? '')?.[1]}`
  })
  expect([...new Set(found)].sort()).toEqual(
    Object.keys(examples)
      .filter((name) => name.startsWith('!'))
      .sort(),
  )
})

test('no text of the product is lost when something wraps the text nodes of the page', () => {
  expect(bareTexts(root, join(root, 'tsconfig.browser.json'))).toEqual([])
})
