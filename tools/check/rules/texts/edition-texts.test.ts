import { join } from 'node:path'
import { studyWords, workWords } from '@stepwise/api/testing/edition-words'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { sourceTexts } from './source-texts.ts'

// docs/product/homes.md#flows-by-edition. What the editions are taught: api/src/content/editions.test.ts.

const texts = ['browser', 'server'].flatMap((part) => sourceTexts(root, join(root, `tsconfig.${part}.json`)))

const ofEach = (paths: string[]) => paths.map((path) => [path, 'each edition has words of its own here'] as const)
/** They see both editions. */
const forStaff = [
  'remotes/content-desk/',
  'api/src/modules/content/',
  'host/src/qa/',
  'api/src/content/',
  'api/src/admin/',
  'deploy/src/release/',
].map((path) => [path, 'content managers, authors, testers and operators read it, of both editions'] as const)

/** Files that have words of one edition: why people of the other do not meet them, or may. */
const allowed = {
  study: [
    ...ofEach([
      'shared/edition/words.ts',
      'remotes/auth/src/pages/choice/sign-up-options.ts',
      'remotes/auth/src/pages/licence/licence-values.ts',
      'remotes/auth/src/pages/member-sign-up/sign-up-kind.ts',
      'remotes/auth/src/pages/testimonial/testimonials.ts',
      'remotes/journal/src/pages/reflect/entry/prompts.ts',
      'remotes/public-site/src/pages/landing/walkthrough-names.ts',
      'api/src/demo/',
      'deploy/src/page/page.ts',
    ]),
    ['remotes/study-tools/', 'study alone has these pages'],
    ['api/src/modules/course/apps/mind-map-file.ts', 'a file of the study tools'],
    ['host/src/pages/sitemap-groups.ts', 'names of pages and flows that study alone has'],
    ['remotes/auth/src/features/sign-up/', 'pro does not ask about a course, nor about these priorities'],
    ['remotes/auth/src/pages/onboarding/onboarding-steps.ts', 'the same'],
    ['remotes/auth/src/pages/account/AnswersSections.tsx', 'the same'],
    ['api/src/mail/templates.ts', 'the calm gift is of study alone'],
    ['shared/contracts/account.ts', 'the form checks first, in the words of its edition'],
    ['host/src/pages/ErrorPage.tsx', 'the specification has this sentence; no one takes it for a flow of the course'],
    ['remotes/learn/src/features/dictionary/DefinitionView.tsx', 'whose the word list is'],
    ['api/src/modules/course/dictionary/irregular-forms.ts', 'forms of words, which no one reads'],
    ...forStaff,
  ],
  work: [
    ...ofEach([
      'shared/edition/words.ts',
      'remotes/auth/src/pages/choice/sign-up-options.ts',
      'deploy/src/page/page.ts',
    ]),
    ['host/src/pages/sitemap-groups.ts', 'the specification names the section of flows so in both'],
    ['remotes/study-tools/src/pages/workplace-passport/', 'pro alone has this page'],
    [
      'remotes/study-tools/src/pages/question-unpicker/limits.ts',
      'a pattern, which finds the word in questions about placements',
    ],
  ],
} satisfies Record<string, (readonly [string, string])[]>

test.each([
  ['study', studyWords],
  ['work', workWords],
] as const)('words of %s stand only where people of the other edition do not meet them', (name, words) => {
  expect(texts.length).toBeGreaterThan(2000)
  const found = texts.filter(({ text }) => words.test(text))
  const isAllowed = (path: string) => allowed[name].some(([start]) => path.startsWith(start))
  expect(found.flatMap(({ path, line, text }) => (isAllowed(path) ? [] : `${path}:${line} ${text}`))).toEqual([])
  for (const [start, why] of allowed[name])
    expect(
      found.some(({ path }) => path.startsWith(start)),
      `${start}: ${why}`,
    ).toBe(true)
})
