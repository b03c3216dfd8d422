import { searchText } from '../modules/content/documents/search-index.ts'
import { essentialUrl, stepUrl } from '../modules/course/steps/step-view.ts'
import type { Content, ContentStep } from './content.ts'

/** A row of search_entries without its position; what is left out is null. */
interface Entry {
  kind: 'learning_module' | 'chapter' | 'step'
  id: string
  title: string
  body: string
  url: string
  flow_id?: string
  software_id?: string
  learning_module_name?: string
  chapter_name?: string
}

/** Content as rows of the search index (migration 0004). */
export function searchRows(content: Content) {
  const course = courseEntries(content)
  return [...course, ...tutorialEntries(content, course)].map((entry, position) => ({ ...entry, position }))
}

function courseEntries({ flows }: Content): Entry[] {
  return flows.flatMap((flow) =>
    flow.modules.flatMap((module) => {
      const chapters = module.chapters.flatMap((chapter): Entry[] => {
        const steps = chapter.steps.map((step): Entry => {
          const place = { flow_slug: flow.slug, module_slug: module.slug, chapter_slug: chapter.slug, slug: step.slug }
          return {
            kind: 'step',
            id: [flow.slug, module.slug, chapter.slug, step.slug].join(':'),
            title: step.name,
            body: buildBody(step, null),
            url: stepUrl(place, { name: 'flows' }),
            flow_id: flow.slug,
            learning_module_name: module.name,
            chapter_name: chapter.name,
          }
        })
        return [
          {
            kind: 'chapter',
            id: [flow.slug, module.slug, chapter.slug].join(':'),
            title: chapter.name,
            body: `${module.name}\n${flow.name}`,
            url: steps[0]?.url ?? '',
            flow_id: flow.slug,
            learning_module_name: module.name,
          },
          ...steps,
        ]
      })
      const entry: Entry = {
        kind: 'learning_module',
        id: [flow.slug, module.slug].join(':'),
        title: module.name,
        body: `${flow.name}\n${module.description}`,
        url: chapters[0]?.url ?? '',
        flow_id: flow.slug,
      }
      return [entry, ...chapters]
    }),
  )
}

/** A strategy gets the place of its flow step. */
function tutorialEntries({ softwares }: Content, course: readonly Entry[]): Entry[] {
  const flowSteps = new Map(course.map((entry) => [entry.id, entry]))
  return softwares.flatMap((software) => [
    ...software.essentials.map(
      (step): Entry => ({
        kind: 'step',
        id: [software.slug, 'essentials', step.slug].join(':'),
        title: step.name,
        body: buildBody(step, software.name),
        url: essentialUrl(software.slug, step.slug),
        software_id: software.slug,
      }),
    ),
    ...software.strategies.flatMap((step): Entry[] => {
      const flowStep = flowSteps.get(step.flowStep)
      if (!flowStep) return []
      return [
        {
          ...flowStep,
          id: [software.slug, 'strategies', step.slug].join(':'),
          title: step.name,
          body: buildBody(step, software.name),
          url: `/tutorials/${software.slug}${flowStep.url}`,
          software_id: software.slug,
        },
      ]
    }),
  ])
}

function buildBody(step: ContentStep, software: string | null) {
  return searchText({
    software,
    content: step.content,
    extra_content: step.extraContent,
    tip: step.tip,
    video_text: step.videoText,
    app_name: step.app?.name ?? null,
    app_description: step.app?.description ?? null,
  })
}
