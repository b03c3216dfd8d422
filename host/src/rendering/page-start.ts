import type { InitialStores, User } from '@stepwise/shared/contracts'
import type { RenderedFacts } from '@stepwise/shared/contracts/rendered-page'
import { camelize } from '@stepwise/shared/http/camelize'

/** What a page begins with, made from the answers as the API sent them. */
export const pageStart = (
  initialStores: InitialStores = () => [],
  { answers, params, user, look }: RenderedFacts & { answers: Record<string, unknown> },
) => initialStores(camelize(answers) as Record<string, unknown>, params, { user: camelize(user) as User | null, look })
