import type { PagePlace } from '@stepwise/shared/contracts'
import type {
  badgeBodySchema,
  bodySchemas,
  DocumentBody,
  DocumentKind,
  directivesBodySchema,
  softwareBodySchema,
} from '@stepwise/shared/contracts/document'
import type { z } from 'zod'
import { pageAreaLabels } from '../modules/content/documents/created-pages.ts'
import { computeFacts } from '../modules/content/documents/write-live.ts'
import { essentialUrl, stepUrl } from '../modules/course/steps/step-view.ts'
import { type Content, type ContentPage, type ContentStep, listFlowSteps } from './content.ts'

/** Content as documents: every text that content managers may change, with the file that it comes from. */
export interface ContentDocument {
  id: string
  kind: DocumentKind
  /** A group of the desk, in words. */
  area: string
  address: string | null
  access: PagePlace['access']
  linked: PagePlace['linked']
  editions: PagePlace['editions']
  /** Below content/. */
  path: string
  body: DocumentBody
  videoText: string | null
  checkedOn: string | null
  checkBy: string | null
}

const everywhere = {
  address: null,
  access: 'signed-in',
  linked: [],
  editions: ['study', 'pro'],
  videoText: null,
  checkedOn: null,
  checkBy: null,
} satisfies Partial<ContentDocument>

/** Every document, in the order of the desk. */
export function contentDocuments(content: Omit<Content, 'hash'>): ContentDocument[] {
  return [...pages(content), ...flowSteps(content), ...softwares(content), ...words(content)]
}

/** The same as rows. */
export function documentRows(content: Content) {
  return contentDocuments(content).map(({ body, videoText, checkedOn: _, checkBy, linked, ...document }, position) => ({
    ...document,
    check_by: checkBy,
    position,
    ...computeFacts(document.kind, body),
    file: body,
    live: body,
    live_revision: 0,
    video_text: videoText,
    retired_at: null,
    created_at: null,
    is_hidden: false,
    linked_from: linked,
    moved_to: null,
  }))
}

function pages({ pages }: Omit<Content, 'hash'>): ContentDocument[] {
  return pages.toSorted(byAddress).map(({ slug, area, body, checked, checkBy, ...place }) => ({
    ...place,
    id: `page:${slug}`,
    kind: 'page',
    area: pageAreaLabels[area],
    path: `pages/${slug}.yaml`,
    body,
    videoText: null,
    checkedOn: checked,
    checkBy,
  }))
}

/** Two pages may share an address, such as a dialog and the page below it: the one that is named like it comes first. */
function byAddress(one: ContentPage, other: ContentPage) {
  const isNamedOtherwise = ({ address, slug }: ContentPage) => Number(!address.endsWith(`/${slug}`))
  return one.address.localeCompare(other.address) || isNamedOtherwise(one) - isNamedOtherwise(other)
}

function flowSteps({ flows }: Omit<Content, 'hash'>): ContentDocument[] {
  return listFlowSteps(flows).map(({ flow, step, id, file: path }) => {
    const address = flowStepUrl(id, { name: 'flows' })
    return stepDocument(step, { id, area: flow.name, editions: flow.editions, address, path })
  })
}

function softwares({ softwares, flows }: Omit<Content, 'hash'>): ContentDocument[] {
  const editionsOf = new Map(flows.map(({ slug, editions }) => [slug, editions]))
  return softwares.flatMap((software) => {
    const steps = (
      kind: 'essentials' | 'strategies',
      addressOf: (step: ContentStep & { flowStep?: string }) => string,
    ) =>
      software[kind].map((step: ContentStep & { flowStep?: string }) =>
        stepDocument(step, {
          id: `${software.slug}:${kind}:${step.slug}`,
          area: software.name,
          editions: editionsOf.get(step.flowStep?.split(':')[0] ?? '') ?? everywhere.editions,
          address: addressOf(step),
          path: `software/${software.slug}/${kind}/${step.slug}.md`,
        }),
      )
    return [
      {
        ...everywhere,
        id: `software:${software.slug}`,
        kind: 'software' as const,
        area: software.name,
        path: `software/${software.slug}/software.yaml`,
        body: { name: software.name, description: software.description } satisfies z.input<typeof softwareBodySchema>,
      },
      ...steps('essentials', (step) => essentialUrl(software.slug, step.slug)),
      ...steps('strategies', ({ flowStep = '' }) =>
        flowStepUrl(flowStep, { name: 'tutorials', software: software.slug }),
      ),
    ]
  })
}

function words({ badges, essayWords }: Omit<Content, 'hash'>): ContentDocument[] {
  return [
    ...badges.map(({ code, name, criterion, criterionPro }) => ({
      ...everywhere,
      id: `badge:${code}`,
      kind: 'badge' as const,
      area: 'Badges',
      path: 'badges.yaml',
      body: { name, criterion, pro: criterionPro ?? '' } satisfies z.input<typeof badgeBodySchema>,
    })),
    {
      ...everywhere,
      id: 'directives:essay',
      kind: 'directives',
      area: 'Study tools',
      path: 'essay-words.yaml',
      body: { words: essayWords } satisfies z.input<typeof directivesBodySchema>,
    },
  ]
}

function stepDocument(
  step: ContentStep,
  { id, ...place }: Pick<ContentDocument, 'id' | 'area' | 'editions' | 'path'> & { address: string },
): ContentDocument {
  return {
    ...everywhere,
    ...place,
    id: `step:${id}`,
    kind: 'step',
    body: step.body satisfies z.input<(typeof bodySchemas)['step']>,
    videoText: step.madeVideoText,
    checkedOn: step.checked,
    checkBy: step.checkBy,
  }
}

function flowStepUrl(id: string, view: Parameters<typeof stepUrl>[1]) {
  const [flow = '', module = '', chapter = '', slug = ''] = id.split(':')
  return stepUrl({ flow_slug: flow, module_slug: module, chapter_slug: chapter, slug }, view)
}
