import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { isReadablePage } from '../documents/documents.repository.ts'
import type { KnownWord } from './spelling.ts'

/** One word of a query as it is searched: itself, or the known words that it can stand for. */
export interface Term {
  words: readonly string[]
  /** The person may still be typing: words that begin with these are found, too. */
  isUnfinished: boolean
}

export interface Found {
  kind: 'learning_module' | 'chapter' | 'step' | 'page'
  id: string
  name: string
  url: string
  /** Where a page is, in words. */
  area: string | null
  flow_name: string | null
  flow_slug: string | null
  primary_color: string | null
  secondary_color: string | null
  tab_color: string | null
  learning_module_name: string | null
  chapter_name: string | null
  software_name: string | null
}

/** For whom something is searched. */
export type Reader = Parameters<typeof isReadablePage>[0] & { userId: string }

type Condition = RawBuilder<unknown>

/** Whether each word of a query finds anything, and whether it is a stop word such as «the». */
export async function findKnownWords(db: Database, words: readonly string[]) {
  const { rows } = await sql<{ is_known: boolean; is_stop_word: boolean }>`
    select
      exists (select from search_entries where document @@ query_words.anywhere) as is_known,
      query_words.is_stop_word
    from (
      select
        to_tsquery('stepwise_english', start) || to_tsquery('stepwise_simple', start || 'A') as anywhere,
        numnode(to_tsquery('stepwise_english', '''' || word || '''')) = 0 as is_stop_word,
        place
      from unnest(${words}::text[]) with ordinality as given (word, place),
        lateral (select '''' || word || ''':' || case when place = ${words.length} then '*' else '' end as start) as begun
      -- Once for each word, not for each entry.
      offset 0
    ) as query_words
    order by query_words.place
  `.execute(db)
  return rows
}

/** Known words that look or sound like this one, in no order. */
export async function findSimilarWords(db: Database, word: string, sound: string): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    (select word, sound from search_words order by word <-> ${word} limit 40)
    union
    (select word, sound from search_words where sound = ${sound} limit 40)
  `.execute(db)
  return rows
}

/**
 * The best results of each kind that the person may open, best first. With `every` all terms must be found, else any of them.
 * A title counts more than a text, a whole word more than the start of one.
 */
export async function findEntries(
  db: Database,
  { userId, edition }: Reader,
  { terms, every, limits }: { terms: readonly Term[]; every: boolean; limits: Record<Found['kind'], number> },
): Promise<Found[]> {
  const conditions = terms.map(conditionsOf)
  const anywhere = conditions.map(({ startAnywhere }) => startAnywhere.is)
  // The queries are made once, and each document is unpacked once, in `read`: again for every condition took longer than all the rest.
  // Columns have names, so that connections prepare the statement.
  const { rows } = await sql<Found>`
    with queries as materialized (
      select
        ${sql.join(conditions.flatMap((ofTerm) => Object.values(ofTerm).map(({ is, name }) => sql`${is} as ${name}`)))},
        (${sql.join(anywhere, every ? sql` && ` : sql` || `)}) as matches
    ), ranked as (
      select
        entry.kind, entry.id, entry.title, entry.url, entry.flow_id, entry.software_id, entry.learning_module_name, entry.chapter_name,
        row_number() over (
          partition by kind order by ${sql.join(conditions.map(score), sql` + `)} desc, ts_rank(read.document, matches) desc, position
        ) as place
      from queries, search_entries as entry, lateral (select entry.document || ''::tsvector as document offset 0) as read
      where entry.document @@ matches
        and (software_id is null or software_id in (select software_id from user_softwares where user_id = ${userId}))
        and (flow_id is null or flow_id in (select id from flows where ${edition} = any(editions)))
        and (kind <> 'page' or exists (
          select from documents where documents.id = entry.id and ${isReadablePage({ userId, edition })}
        ))
    )
    select
      entry.kind, entry.id, entry.title as name, coalesce(next_step.url, entry.url) as url, page.area,
      flows.name as flow_name, flows.slug as flow_slug, flows.primary_color, flows.secondary_color, flows.tab_color,
      entry.learning_module_name, entry.chapter_name, softwares.name as software_name
    from ranked as entry
    left join documents as page on page.id = entry.id and entry.kind = 'page'
    left join flows on flows.id = entry.flow_id
    left join softwares on softwares.id = entry.software_id
    left join lateral (
      -- A module leads to the first step that is not done.
      select step_entry.url
      from chapters
      join steps on steps.chapter_id = chapters.id and steps.retired_at is null
      join search_entries as step_entry on step_entry.kind = 'step' and step_entry.id = steps.id
      left join progress_steps as progress on progress.step_id = steps.id and progress.user_id = ${userId}
      where entry.kind = 'learning_module' and chapters.learning_module_id = entry.id and progress.completed_at is null
      order by steps.position limit 1
    ) as next_step on true
    where entry.place <= case entry.kind
      when 'learning_module' then ${limits.learning_module}::int
      when 'chapter' then ${limits.chapter}::int
      when 'page' then ${limits.page}::int
      else ${limits.step}::int
    end
    order by entry.kind, entry.place
  `.execute(db)
  return rows
}

/** What is asked of an entry for one term, each with a name. */
function conditionsOf({ words, isUnfinished }: Term, at: number) {
  const named = (name: string, is: Condition) => ({ is, name: sql.ref(`${name}_${at}`) })
  return {
    wholeInTitle: named('whole_in_title', condition(words, 'AB', false)),
    startInTitle: named('start_in_title', condition(words, 'AB', isUnfinished)),
    wholeAnywhere: named('whole_anywhere', condition(words, '', false)),
    startAnywhere: named('start_anywhere', condition(words, '', isUnfinished)),
  }
}

function score({ wholeInTitle, startInTitle, wholeAnywhere, startAnywhere }: ReturnType<typeof conditionsOf>) {
  return sql`case
    when read.document @@ ${wholeInTitle.name} then 8
    when read.document @@ ${startInTitle.name} then 6
    when read.document @@ ${wholeAnywhere.name} then 2
    when read.document @@ ${startAnywhere.name} then 1
    else 0
  end`
}

/**
 * Any of the words: their stems in `parts` (everywhere when empty), or the words themselves in a title. The words go into the
 * query as they are, because wordsOf leaves nothing but letters and digits in them.
 */
function condition(words: readonly string[], parts: '' | 'AB', isUnfinished: boolean): Condition {
  const start = isUnfinished ? '*' : ''
  const query = (suffix: string) => words.map((word) => `'${word}'${suffix && `:${suffix}`}`).join(' | ')
  return sql`(to_tsquery('stepwise_english', ${query(start + parts)}) || to_tsquery('stepwise_simple', ${query(`${start}A`)}))`
}
