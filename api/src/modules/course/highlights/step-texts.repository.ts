import type { Database } from '../../../database/database.ts'
import { stripTags } from '../../../html.ts'

/** The texts of steps without spaces, in which the words of a highlight are looked for: with and without that of the video. */
export async function findStepTexts(db: Database, stepIds: readonly string[]) {
  const rows = await db
    .selectFrom('steps')
    .select(['id', 'content', 'video_text', 'tip', 'extra_content'])
    .where('id', 'in', stepIds)
    .execute()
  return new Map(
    rows.map(({ id, content, video_text, tip, extra_content }) => [
      id,
      [
        withoutSpaces(stripTags([content, tip, extra_content].join(''))),
        ...(video_text ? [withoutSpaces(stripTags([content, video_text, tip, extra_content].join('')))] : []),
      ],
    ]),
  )
}

export const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '')
