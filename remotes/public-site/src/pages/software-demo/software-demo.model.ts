import type { SoftwarePreview } from '@stepwise/shared/contracts'
import { call, messageFor, requirePart } from '@stepwise/shared/http'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { footerLinksLoaded } from '../../features/site-frame/footer-links.model.ts'

/** The page of the software with this slug is on screen. */
export const softwareOpened = createEvent<string>()

/** Most failures lead to the error page, an unknown slug to the page that says so; the others are shown in place. */
export const loadSoftwareFx = createEffect(async (slug: string) => {
  const preview = await call('GET /resources/:slug', { params: { slug } })
  requirePart(preview.software, 'software')
  return preview
})

/** By slug. The next visit shows what the last one loaded until the new content is there. */
export const $softwares = createStore<Record<string, SoftwarePreview>>({}).on(
  loadSoftwareFx.doneData,
  (softwares, { software }) => ({ ...softwares, [software.slug]: software }),
)

/** Why it could not be loaded. */
export const $problem = createStore<string | null>(null)
  .on(loadSoftwareFx.failData, (_, error) => messageFor(error))
  .reset(loadSoftwareFx)

sample({ clock: softwareOpened, target: loadSoftwareFx })
sample({ clock: loadSoftwareFx.doneData.filterMap(({ links }) => links), target: footerLinksLoaded })
