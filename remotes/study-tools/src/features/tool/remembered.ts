import { $user, signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'

const keyOf = (tool: string, person: string) => `stepwise.${tool}.${person}`

/**
 * What a person has filled in, kept on their device: there again after a reload, and theirs alone. `$values` is null until it
 * has been read. Of what is kept only values of the default's type are taken over.
 */
export function createRemembered<Values extends object>(tool: string, defaults: Values) {
  /** The tool is on screen. */
  const opened = createEvent()
  const edited = createEvent<Partial<Values>>()
  const $values = createStore<Values | null>(null)

  const readFx = createEffect((person: string) => soundValues(localStorage.getItem(keyOf(tool, person)), defaults))
  const keepFx = createEffect(({ person, values }: { person: string; values: Values }) =>
    localStorage.setItem(keyOf(tool, person), JSON.stringify(values)),
  )

  $values
    .on(readFx.doneData, (_, values) => values)
    .on(readFx.fail, () => defaults)
    .on(edited, (values, changes) => (values ? { ...values, ...changes } : values))
    .reset(signedOut)

  sample({ clock: opened, source: $user, fn: (user) => user?.id ?? '', target: readFx })
  sample({
    clock: edited,
    source: { values: $values, user: $user },
    filter: ({ values }) => values !== null,
    fn: ({ values, user }) => ({ person: user?.id ?? '', values: values ?? defaults }),
    target: keepFx,
  })
  return { $values, opened, edited }
}

function soundValues<Values extends object>(kept: string | null, defaults: Values): Values {
  const found = parse(kept)
  const entries = Object.entries(defaults).map(([key, usual]) => {
    const value = found[key]
    return [key, typeof value === typeof usual ? value : usual]
  })
  return Object.fromEntries(entries) as Values
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
