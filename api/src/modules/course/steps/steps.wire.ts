import { smallAppAddress } from '@stepwise/shared/contracts/small-app'
import { stepOnWire } from '../flows/flows.wire.ts'
import type { LearnerProgress } from '../flows/learner-progress.ts'
import type { StepPlace } from './step-page.ts'
import { stepUrl, type View } from './step-view.ts'
import type { StepBody, StepHowTo } from './steps.repository.ts'

/** A whole step of the course. */
export function wholeStepOnWire(
  { flow, module, step }: StepPlace,
  own: LearnerProgress,
  body: StepBody,
  view: View,
  nextUrl: string | null,
) {
  return {
    ...stepOnWire(step, own, view, step.id),
    ...bodyOnWire(body),
    flow_name: flow.name,
    flow_slug: flow.slug,
    learning_module_name: module.name,
    learning_module_slug: module.slug,
    chapter_slug: step.chapter_slug,
    software_slug: step.software_id,
    primary_color: flow.primary_color,
    secondary_color: flow.secondary_color,
    next_url: nextUrl,
  }
}

/** How to do a step in one software; it leads to the page of the strategy. Its headings are two levels lower, because it is shown below headings of the step. */
export function howToOnWire({ software_id: _, flow_step_id, ...howTo }: StepHowTo) {
  const [flow_slug = '', module_slug = '', chapter_slug = '', slug = ''] = flow_step_id?.split(':') ?? []
  return {
    ...howTo,
    url: stepUrl({ flow_slug, module_slug, chapter_slug, slug }, { name: 'tutorials', software: howTo.software_slug }),
    content: howTo.content.replaceAll(/(?<=<\/?h)[2-4](?=>)/g, (level) => String(Number(level) + 2)),
  }
}

/** The texts of a step, and the addresses of its media and app. */
export function bodyOnWire(body: StepBody) {
  const media = (file: string) => (body.video ? `/media/videos/${body.video}/${file}` : null)
  return {
    content: body.content,
    extra_content: body.extra_content,
    tip: body.tip,
    video: media('video.mp4'),
    video_content_type: body.video ? 'video/mp4' : null,
    video_text: body.video_text,
    poster: media('poster.webp'),
    subtitle: media('captions.vtt'),
    segments: media('chapters.vtt'),
    thumbnails: media('thumbnails.vtt'),
    descriptions: body.has_descriptions ? media('descriptions.vtt') : null,
    link: body.app_slug ? smallAppAddress(body.app_slug, body.app_parameters ?? {}) : null,
    provenance: body.provenance && { ...body.provenance, checked_on: body.checked_on },
    tested: body.tested,
    app: body.app_slug
      ? {
          name: body.app_name ?? '',
          description: body.app_description ?? '',
          button_image: body.app_image ?? '',
          button_image_alt: body.app_image_alt ?? '',
        }
      : null,
  }
}
