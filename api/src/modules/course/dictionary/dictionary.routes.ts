import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { findCourseTerms, readCourseTerms } from './course-terms.ts'
import { findWord } from './word-net.ts'

/** What a word of a text means: to the course, and in a dictionary (docs/product/dictionary.md#dictionary). */
export function dictionaryRoutes(api: FastifyInstance, { settings: { contentFolder } }: Context) {
  let terms: ReturnType<typeof readCourseTerms> | undefined

  route(api, 'GET /dictionary', async ({ query }) => {
    const word = withoutMarks(query.word)
    terms ??= readCourseTerms(contentFolder)
    return {
      word,
      course: findCourseTerms(terms, word),
      entries: word === '' ? [] : await findWord(word),
    }
  })
}

/** A word in lower case without what may stand around it in a text: quotes, commas, "’s". */
function withoutMarks(text: string) {
  const word = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/'s$/, '')
}
