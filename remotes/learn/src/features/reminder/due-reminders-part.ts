import type { Reminder } from '@stepwise/shared/contracts'
import { lazyComponent } from '@stepwise/shared/lazy'

/** Brings the outbox of reminders along, and is loaded only when something is due. */
export const dueRemindersPart = lazyComponent(
  () => import(/* webpackChunkName: "due-reminders" */ './DueReminders.tsx'),
)

/** How long the content of a home waits for that code, in ms. */
const longestWait = 1000

/** Loads the content of a home tab, and the code for what is due in it, so that nothing moves when that comes. */
export const withDueReminders =
  <Home extends { reminders?: Reminder[] | null | undefined }>(load: () => Promise<Home>) =>
  async (): Promise<Home> => {
    const home = await load()
    if (home.reminders?.length) {
      // Without it the home is shown too: the part is tried again there.
      const isLoaded = dueRemindersPart.load().catch(() => undefined)
      await Promise.race([isLoaded, new Promise((resolve) => setTimeout(resolve, longestWait))])
    }
    return home
  }
