import { $personId, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'

const buildKey = (name: string, person: string) => `stepwise.${name}.${person}`

/**
 * What a person fills in or chooses, stored on the device for each person under `name`. `$values` is null until `opened` has
 * loaded it; `edited` changes some of it and stores all. Of what is stored, only values of the type of their default count.
 */
export function createPersistedValues<Values extends object>(name: string, defaults: Values) {
  const opened = createEvent()
  const edited = createEvent<Partial<Values>>()

  const $values = personalStore<Values | null>(null)

  const loadFx = createEffect((person: string) => validValues(localStorage.getItem(buildKey(name, person)), defaults))
  const storeFx = createEffect(({ person, values }: { person: string; values: Values }) =>
    localStorage.setItem(buildKey(name, person), JSON.stringify(values)),
  )

  sample({ clock: opened, source: $personId, filter: (person) => person !== null, target: loadFx })
  $values
    .on(loadFx.doneData, (_, values) => values)
    // The browser blocks storage.
    .on(loadFx.fail, () => defaults)
    .on(edited, (values, changes) => values && { ...values, ...changes })
  sample({
    clock: sample({ clock: edited, source: { person: $personId, values: $values } }).filterMap(({ person, values }) =>
      person !== null && values !== null ? { person, values } : undefined,
    ),
    target: storeFx,
  })

  return { $values, opened, edited }
}

function validValues<Values extends object>(stored: string | null, defaults: Values): Values {
  const found = parse(stored)
  const entries = Object.entries(defaults).map(([key, byDefault]) => {
    const value = found[key]
    return [key, typeof value === typeof byDefault ? value : byDefault]
  })
  return Object.fromEntries(entries) as Values
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
