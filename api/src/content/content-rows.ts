import { essayWordRow } from '../modules/content/documents/essay-word-row.ts'
import { type Content, type ContentStep, joinId, listChapters, listFlowSteps } from './content.ts'

/**
 * Content as rows of its tables. Identifiers are slugs joined by colons, such as
 * `revision:exam-day:before-the-exam:sleep-food-and-kit`, and stay the same as long as the slugs do.
 */
export function contentRows({ flows, groups, softwares, badges, essayWords }: Content) {
  const flowSteps = listFlowSteps(flows).map(({ chapterId, step, id }) => ({
    ...stepColumns(step),
    id,
    kind: 'flow',
    chapter_id: chapterId,
    software_id: null,
    flow_step_id: id,
    also_at: [] as string[],
  }))
  const tutorialSteps = softwares.flatMap((software) => [
    ...software.essentials.map((step) => ({
      ...stepColumns(step),
      id: joinId(software.slug, 'essentials', step.slug),
      kind: 'essential',
      chapter_id: null,
      software_id: software.slug,
      flow_step_id: null,
      also_at: [] as string[],
    })),
    ...software.strategies.map((step) => ({
      ...stepColumns(step),
      id: joinId(software.slug, 'strategies', step.slug),
      kind: 'strategy',
      chapter_id: null,
      software_id: software.slug,
      flow_step_id: step.flowStep,
      also_at: step.alsoAt,
    })),
  ])

  return {
    flows: inOrder(flows, ({ slug, name, editions, colours }) => ({
      id: slug,
      slug,
      name,
      editions,
      primary_color: colours.primary,
      secondary_color: colours.secondary,
      tab_color: colours.tab,
    })),
    learning_modules: inOrder(
      flows.flatMap((flow) => flow.modules.map((module) => ({ flow, module }))),
      ({ flow, module: { slug, name, description, image } }) => ({
        id: joinId(flow.slug, slug),
        flow_id: flow.slug,
        slug,
        name,
        description,
        image,
      }),
    ),
    chapters: inOrder(listChapters(flows), ({ flow, module, chapter: { slug, name, quickCheck }, id }) => ({
      id,
      learning_module_id: joinId(flow.slug, module.slug),
      slug,
      name,
      quick_check: quickCheck,
    })),
    software_groups: inOrder(groups, ({ slug, name }) => ({ id: slug, name })),
    softwares: inOrder(softwares, ({ slug, name, image, description, assistive, group, website, guide, video }) => ({
      id: slug,
      slug,
      name,
      image,
      description,
      assistive,
      group_id: group,
      website: website ?? '',
      guide_link: guide ?? '',
      video: video ?? '',
    })),
    steps: inOrder([...flowSteps, ...tutorialSteps], (step) => step),
    essay_words: essayWords.map(essayWordRow),
    badges: badges.map(({ code, name, criterion, criterionPro, editions }, position) => ({
      code,
      name,
      criterion,
      criterion_pro: criterionPro,
      editions,
      position,
    })),
  }
}

/** Rows with their position, not retired. */
function inOrder<Item, Row extends { id: string }>(items: readonly Item[], toRow: (item: Item) => Row) {
  return items.map((item, position) => ({ ...toRow(item), position, retired_at: null }))
}

function stepColumns(step: ContentStep) {
  return {
    slug: step.slug,
    name: step.name,
    page_type: step.type,
    duration: step.duration,
    content: step.content,
    extra_content: step.extraContent,
    tip: step.tip,
    video: step.video,
    video_text: step.videoText,
    app_slug: step.app?.slug ?? null,
    app_name: step.app?.name ?? null,
    app_description: step.app?.description ?? null,
    app_image: step.app?.image ?? null,
    app_image_alt: step.app?.imageAlt ?? null,
    app_parameters: step.app?.parameters ?? null,
    provenance: step.provenance,
    tested: step.tested && { version: step.tested.version, date: step.tested.date },
  }
}
