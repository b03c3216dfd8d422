import { z } from 'zod'

/**
 * The small apps that an app step can open, each a page of a remote, with the parameters that a step may set. They are the query of
 * the page's address (docs/product/steps-and-player.md#small-apps).
 */
export const smallAppParameters = {
  'breathing-space': z.strictObject({ minutes: z.literal([1, 2, 3]).optional() }),
  'email-planner': z.strictObject({}),
  'energy-planner': z.strictObject({}),
  'meeting-planner': z.strictObject({ length: z.int().min(1).max(600).optional() }),
  'question-unpicker': z.strictObject({ question: z.string().max(600).optional() }),
  'reading-ruler': z.strictObject({
    unit: z.enum(['sentence', 'line']).optional(),
    height: z.literal([1, 2, 3]).optional(),
  }),
  'referencing-helper': z.strictObject({ style: z.enum(['harvard', 'apa']).optional() }),
  'workplace-passport': z.strictObject({}),
}
export type SmallApp = keyof typeof smallAppParameters
export const smallAppSchema = z.enum(Object.keys(smallAppParameters) as SmallApp[])

/** The address of a small app's page with the parameters of a step. */
export function smallAppAddress(app: string, parameters: object): string {
  const query = new URLSearchParams(parameters as Record<string, string>)
  return query.size > 0 ? `/apps/${app}?${query}` : `/apps/${app}`
}
