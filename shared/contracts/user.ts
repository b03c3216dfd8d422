import { z } from 'zod'
import { typedEmail } from './account.ts'
import { badgeSchema } from './badge.ts'
import type { Camelize } from './camelize.ts'
import { emailPattern } from './email.ts'
import { momentSchema } from './slug.ts'
import { softwareSchema } from './software.ts'

export const fontFamilies = ['Default', 'Comic Sans', 'Open-Dyslexic'] as const

const colourMessage = 'must be a colour like #FBF3DE'
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, colourMessage)
const colourOrNone = z.string().regex(/^(#[0-9A-Fa-f]{6})?$/, colourMessage)

export const themes = ['device', 'light', 'dark', 'high-contrast'] as const
export const announcementLevels = ['less', 'normal', 'more'] as const
/** 'automatic': on the picture at the bottom, on a phone under the picture. */
export const captionPositions = ['automatic', 'bottom', 'top', 'under'] as const
/** The text's colour, then the background's. */
export const captionColours = ['white-on-black', 'yellow-on-black', 'black-on-white', 'black-on-cream'] as const

/** Of a spacing or of the line's width: as the product has it, then two steps further. */
const stepOfThree = z.int().min(0).max(2)
/** Per cent of the voice's own speed. */
const readingSpeed = z.int().min(50).max(300)
/** Lines of text that the ruler leaves clear. */
const rulerHeight = z.int().min(1).max(9)
/** Per cent that the rest of the page is dimmed by. */
const rulerDim = z.int().min(10).max(90)
/** Per cent of the size that captions have anyway. */
const captionSize = z.int().min(75).max(200)
/** Lines that the line focus leaves; 0: what keeps the place is the ruler (docs/product/accessibility.md#line-focus). */
const lineFocus = z.int().min(0).max(5)

/**
 * What is chosen beside the specification's five settings (docs/product/display.md#further-settings). An API of an earlier release
 * sends none of them.
 */
const furtherSettings = {
  line_spacing: stepOfThree,
  letter_spacing: stepOfThree,
  word_spacing: stepOfThree,
  line_width: stepOfThree,
  /** Null: never chosen, so that the device's choice counts. */
  theme: z.enum(themes).nullable(),
  reading_speed: readingSpeed,
  /** The name of a voice of the browser; null: the one that the browser takes. */
  reading_voice: z.string().max(200).nullable(),
  ruler: z.boolean(),
  ruler_height: rulerHeight,
  ruler_dim: rulerDim,
  /** The picture of a video that plays is dimmed too. */
  ruler_dims_videos: z.boolean(),
  line_focus: lineFocus,
  button_names: z.boolean(),
  /** Ids of keyboard shortcuts that are switched off. */
  shortcuts_off: z.array(z.string().max(40)).max(50),
  announcements: z.enum(announcementLevels),
  caption_position: z.enum(captionPositions),
  caption_size: captionSize,
  caption_colours: z.enum(captionColours),
}
const further = z.object(furtherSettings)

/** How a person reads. `font_size` (0 to 10) is added to 14 px (docs/product/display.md#pixels). */
export const accessabilitySettingSchema = z.object({
  background_color: colour.nullable(),
  font_color: colour.nullable(),
  font_size: z.int().min(0).max(10),
  font_family: z.enum(fontFamilies),
  subtitles: z.boolean(),
  ...further.partial().shape,
})
export type AccessabilitySetting = Camelize<z.infer<typeof accessabilitySettingSchema>>

/** A change of it: a missing or null field stays as it was, an empty colour or voice removes it. */
export const accessabilityChangeSchema = z.object({
  accessability_setting: z.object({
    background_color: colourOrNone.nullish(),
    font_color: colourOrNone.nullish(),
    font_size: z.int().min(0).max(10).nullish(),
    font_family: z.enum(fontFamilies).nullish(),
    subtitles: z.boolean().nullish(),
    line_spacing: stepOfThree.nullish(),
    letter_spacing: stepOfThree.nullish(),
    word_spacing: stepOfThree.nullish(),
    line_width: stepOfThree.nullish(),
    theme: z.enum(themes).nullish(),
    reading_speed: readingSpeed.nullish(),
    reading_voice: z.string().max(200).nullish(),
    ruler: z.boolean().nullish(),
    ruler_height: rulerHeight.nullish(),
    ruler_dim: rulerDim.nullish(),
    ruler_dims_videos: z.boolean().nullish(),
    line_focus: lineFocus.nullish(),
    button_names: z.boolean().nullish(),
    shortcuts_off: z.array(z.string().max(40)).max(50).nullish(),
    announcements: z.enum(announcementLevels).nullish(),
    caption_position: z.enum(captionPositions).nullish(),
    caption_size: captionSize.nullish(),
    caption_colours: z.enum(captionColours).nullish(),
  }),
})

const level = z.int().min(1).max(5)
const year = (required?: string) => z.int(required).min(1990, required).max(2100, required).nullable()
const technologyLevels = ['complete beginner', 'a little knowledge', 'quite familiar'] as const

/** The answers of onboarding. Pro asks nothing about a course (docs/product/accounts.md#onboarding-steps). */
export const userInfoSchema = z.object({
  course_started: year(),
  course_ends: year(),
  course_name: z.string().max(200).nullable(),
  as_technology_level: z.enum(technologyLevels),
  essay_writing_level: level,
  presentations_level: level,
  lectures_level: level,
  reading_level: level,
  organisation_level: level,
  revision_level: level,
})
export type UserInfo = Camelize<z.infer<typeof userInfoSchema>>

/** What a person sends at the end of onboarding. In the study edition the course is required; in pro it stays null. */
export const userInfoCreationSchema = z.object({
  user_info: userInfoSchema
    .extend({
      course_started: year('Course Start year is required.').default(null),
      course_ends: year('Course End year is required.').default(null),
      course_name: z
        .string('Course subject is required!')
        .max(200, 'This must have at most 200 characters.')
        .nullable()
        .default(null),
      as_technology_level: z.enum(technologyLevels, 'Select Assistive Technology knowledge level!'),
    })
    .refine(({ course_started: start, course_ends: end }) => !start || !end || (end >= start && end <= start + 7), {
      error: 'Course End year is required.',
      path: ['course_ends'],
    }),
})

export const avatarSchema = z.object({ id: z.string(), large: z.string(), medium: z.string() })
export type Avatar = Camelize<z.infer<typeof avatarSchema>>

export const wellbeingSchema = z.enum(['calm', 'student_minds', 'desk_stretches_for_students', 'support_contacts'])
export type Wellbeing = z.infer<typeof wellbeingSchema>

export const roleSchema = z.enum(['student', 'content_manager', 'qa'])
export type Role = z.infer<typeof roleSchema>

export const userSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  surname: z.string(),
  email: z.string(),
  university: z.string().nullable(),
  role: roleSchema,
  avatar: avatarSchema.nullable(),
  softwares: z.array(softwareSchema),
  software_selected: z.boolean(),
  user_info: userInfoSchema.nullable(),
  wellbeings: z.array(wellbeingSchema),
  badges: z.array(badgeSchema),
  accessability_setting: accessabilitySettingSchema,
  is_calm_requested: z.boolean(),
  /** When everything of theirs will be erased, because they asked for it. An API of an earlier release sends none. */
  erase_at: momentSchema.nullish(),
  /** Encrypts the person's drafts on their device: 64 hexadecimal digits. The browser has it in memory only. */
  device_key: z.string(),
  /** Only in the answer to a sign-in or session check: the person said that others use this computer too. */
  is_shared_computer: z.boolean().optional(),
})
export type User = Camelize<z.infer<typeof userSchema>>

export const signInSchema = z.object({
  user: z.object({
    email: typedEmail().min(1, 'Enter your email address').max(320),
    password: z.string().min(1, 'Enter your password').max(1000),
    /** The session then ends when the browser is closed, and after 12 hours at the latest. */
    is_shared_computer: z.boolean().optional(),
  }),
})

/** A request for the calm gift; keys as the specification writes them (docs/product/wellbeing.md#calm-form). */
export const calmRequestSchema = z.object({
  email: typedEmail('Email is required')
    .min(1, { error: 'Email is required', abort: true })
    .max(320, 'Invalid email address')
    .regex(emailPattern, 'Invalid email address'),
  firstName: z.string('First name is required').trim().min(1, 'First name is required').max(100),
  surname: z.string('Surname is required').trim().min(1, 'Surname is required').max(100),
})
