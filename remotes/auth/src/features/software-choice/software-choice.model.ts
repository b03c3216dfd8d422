import type { AvailableSoftware } from '@stepwise/shared/contracts'
import { failurePageRequested } from '@stepwise/shared/http'
import { signedOut, userChanged } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { fetchCatalogue, saveSoftware } from './software-choice.api.ts'
import { shelvesOf } from './software-groups.ts'

export const softwareChoiceOpened = createEvent()

export const $catalogue = createStore<AvailableSoftware | null>(null)
export const $shelves = $catalogue.map((catalogue) => (catalogue ? shelvesOf(catalogue) : null))

export const fetchCatalogueFx = createEffect(fetchCatalogue)
export const saveSoftwareFx = createEffect(saveSoftware)

sample({ clock: softwareChoiceOpened, target: fetchCatalogueFx })
sample({ clock: fetchCatalogueFx.doneData, target: $catalogue })
// A list that is there already is better than a failure page.
sample({
  clock: fetchCatalogueFx.fail,
  source: $catalogue,
  filter: (catalogue) => catalogue === null,
  fn: () => '/something-went-wrong' as const,
  target: failurePageRequested,
})
sample({ clock: saveSoftwareFx.doneData, target: userChanged })

$catalogue.reset(signedOut)
