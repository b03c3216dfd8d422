import type { Reminder } from '@stepwise/shared/contracts'
import { lazyComponent } from '@stepwise/shared/lazy'

/** Brings the outbox of reminders along, and is loaded only when something is due. */
export const dueRemindersPart = lazyComponent(
  () => import(/* webpackChunkName: "due-reminders" */ './DueReminders.tsx'),
)

/** How long the content of a home waits for that code, in ms. */
const longestWait = 1000

interface WithReminders {
  reminders?: Reminder[] | null | undefined
}

/** Loads the code for what is due in the content of a home tab, so that nothing moves when that comes. */
export async function loadDuePart({ reminders }: WithReminders): Promise<void> {
  if (!reminders?.length) return
  // Without it the home is shown too: the part is tried again there.
  const isLoaded = dueRemindersPart.load().catch(() => undefined)
  await Promise.race([isLoaded, new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** Loads the content of a home tab, and that code. */
export const withDueReminders =
  <Home extends WithReminders, Given extends unknown[]>(load: (...given: Given) => Promise<Home>) =>
  async (...given: Given): Promise<Home> => {
    const home = await load(...given)
    await loadDuePart(home)
    return home
  }
