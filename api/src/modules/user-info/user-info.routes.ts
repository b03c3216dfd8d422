import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failures.ts'
import { type Call, route } from '../../http/route.ts'
import { addUserInfo } from './user-info.repository.ts'

type UserInfo = Call<'POST /users/user_info'>['body']['user_info']

const required = {
  course_started: 'Course Start year is required.',
  course_ends: 'Course End year is required.',
  course_name: 'Course subject is required!',
} as const

const noCourse = { course_started: null, course_ends: null, course_name: null }

/** The answers of onboarding (docs/product/accounts.md#onboarding-messages). */
export function userInfoRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'POST /users/user_info', async ({ person, body }) => {
    // Only students have a course (docs/product/accounts.md#onboarding-steps): what the pro edition is sent of it is not stored.
    const info = settings.edition === 'study' ? withCourse(body.user_info) : { ...body.user_info, ...noCourse }
    const saved = await addUserInfo(db, person.id, info)
    if (!saved) throw new Failure(422, 'UserInfo already exists for User!')
    return saved
  })
}

/** @throws Failure 422 with a message for each field that is missing */
function withCourse(info: UserInfo): UserInfo {
  const course = { ...info, course_name: info.course_name?.trim() ?? null }
  const missing = Object.entries(required).filter(([field]) => !course[field as keyof typeof required])
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(([field, message]) => [field, [message]]))
    throw new Failure(422, missing[0]?.[1] ?? '', { errors })
  }
  return course
}
