import { personalStore } from '@stepwise/shared/session'
import { createEvent } from 'effector'

/** One picture is started or stopped. */
export const pictureToggled = createEvent<{ id: string; isPlaying: boolean }>()
/** All of them are. */
export const picturesToggled = createEvent<boolean>()

/** What the person chose: for all (null: as their device asks for movement), and for single pictures since. */
export const $pictures = personalStore<{ all: boolean | null; single: Record<string, boolean> }>({
  all: null,
  single: {},
})
  .on(pictureToggled, ({ all, single }, { id, isPlaying }) => ({ all, single: { ...single, [id]: isPlaying } }))
  .on(picturesToggled, (_, all) => ({ all, single: {} }))
