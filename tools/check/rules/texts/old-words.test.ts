import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/contributing.md#words

/** Words that we once used in a way of our own, with what to write instead. */
const oldWords: [RegExp, string][] = [
  [/\b(?:is|are|be|was|were|been|get|gets) told\b|\btold of\b/, 'shown, notified, announced, logged, receives'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix, repair, correct'],
  [/\brightly\b/, 'correctly'],
  // Two words for one thing. Not `actor: 'somebody'`, which is stored, nor made-up addresses.
  [
    /\b(?:[Ss]ome|[Nn]o|[Aa]ny|[Ee]very)body\b(?!'(?!s\b)|[@/-]|\.[a-z$])/,
    'someone, no one, anyone, everyone, or better who it is: the student, the operator',
  ],
  // People write and read “an email”; in code a mail is what waits in the queue.
  [/\b[Aa] mail\b(?! (?:server|program|queue|link)\b|\/)/, 'an email'],
  // Syntax of another language.
  [/\bby ourselves\b/, 'we will keep trying'],
  [/\bkept nowhere\b/, 'there is no other copy'],
  [/\bcannot keep (?:it|them|what|your)\b/, 'cannot save'],
  [/\b(?:has|have) not (?:the|an?)\b/, 'does not have'],
  [/\bin the place of\b/, 'in place of, instead of'],
  [/\banew\b/, 'again'],
  [/\balso (?:when|while|if|after|before|without|during)\b/, 'even when'],
  [/\bstands? (?:here|there|at|on|beside|above)\b/, 'is, appears'],
  [
    /['>](?:Name|Words|Address|Title|Size|Height|Colour|Place) of the\b/,
    'a label: link text, page title, ruler height',
  ],
  [/(?:\/\*\*|^ *\*|\.) Answers with\b/m, 'Returns'],
  [/\bbec(?:omes|ame) of\b/, 'what happens to it'],
  [
    /\b(?:orOnceMore|comesByItself|silenceBehind|keeperOf|harmOf|FasterMove|answerPress|keepPresses|fieldSought|Achiever|achiever|listSought|RulerPlace|reminderWish\w*|Deeds?|ownOf|unkept|untaken)\b/,
    'docs/contributing.md',
  ],
]

/** Where one may be: why. */
const allowed: [start: string, why: string][] = [
  ['tools/check/rules/texts/old-words.test.ts', 'the list itself'],
  ['api/src/modules/course/dictionary/', 'words of the language, which people look up'],
  ['api/src/database/migrations/', 'applied, and compared by checksum'],
]

const pages = ['README.md', 'SECURITY.md', 'CHANGELOG.md']
const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.eta', '*.sql', 'docs/*.md', ...pages],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean)

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
