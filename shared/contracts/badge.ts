import { z } from 'zod'
import type { Camelize } from './camelize.ts'
import { momentSchema } from './slug.ts'

/** All badges; each edition has one of the last two. */
export const badgeCodes = [
  'NEWBIE',
  'LOGIN_STREAK_TWO',
  'FAVOURITE_FIVE',
  'NOTE_NINJA',
  'FIRST_REFLECTION',
  'JOURNAL_JOTTER',
  'KNOWLEDGE_KNIGHT',
  'COMPLETER',
  'AT_WIZARD',
  'EXPLORER',
  'LEARNING_MASTER',
  'WEEKEND_WARRIOR',
  'LOGIN_LEGEND',
] as const
export const badgeCodeSchema = z.enum(badgeCodes)
export type BadgeCode = z.infer<typeof badgeCodeSchema>

/** A badge that a person has earned. */
export const badgeSchema = z.object({
  id: z.string(),
  code: badgeCodeSchema,
  name: z.string(),
  created_at: momentSchema,
  /** Earned a moment ago by the server's clock (docs/product/achievements.md#news-window). A server of before does not say. */
  is_new: z.boolean().optional(),
})
export type Badge = Camelize<z.infer<typeof badgeSchema>>

/** A badge of the edition, earned or not, with what earns it in the edition's words. */
export const badgeOnOfferSchema = z.object({ code: badgeCodeSchema, name: z.string(), criterion: z.string() })
export type BadgeOnOffer = Camelize<z.infer<typeof badgeOnOfferSchema>>
