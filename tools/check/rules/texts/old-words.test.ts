import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/contributing.md#words

/** Words that we wrote once and nobody else uses so, with what to write instead. */
const oldWords: [RegExp, string][] = [
  [/\b(?:is|are|be|was|were|been|get|gets) told\b|\btold of\b/, 'shown, notified, announced, logged, receives'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix, repair, correct'],
  [/\brightly\b/, 'correctly'],
  [/(?:\/\*\*|^ *\*) Answers with\b/m, 'Returns'],
  [
    /\b(?:orOnceMore|comesByItself|silenceBehind|keeperOf|harmOf|FasterMove|answerPress|keepPresses|fieldSought)\b/,
    'docs/contributing.md',
  ],
]

/** Where one may stand: why. */
const allowed: [start: string, why: string][] = [
  ['tools/check/rules/texts/old-words.test.ts', 'the list itself'],
  ['api/src/modules/course/dictionary/', 'words of the language, which somebody looks up'],
  ['api/src/database/migrations/', 'applied, and compared by checksum'],
]

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.eta', '*.sql', 'docs/*.md'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !path.startsWith('content/'))

test('comments, messages, test titles and docs have none of our old words', () => {
  expect(files.length).toBeGreaterThan(2000)
  const found = files
    .filter((path) => !allowed.some(([start]) => path.startsWith(start)))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          oldWords.flatMap(([word, instead]) =>
            word.test(line) ? `${path}:${at + 1} ${line.trim()} (${instead})` : [],
          ),
        ),
    )
  expect(found).toEqual([])
})
