import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failures.ts'
import { type Call, route } from '../../../http/route.ts'
import { addUserInfo, saveUserInfo } from './user-info.repository.ts'

type UserInfo = Call<'POST /users/user_info'>['body']['user_info']

const required = {
  course_started: 'Course Start year is required.',
  course_ends: 'Course End year is required.',
  course_name: 'Course subject is required!',
} as const

const noCourse = { course_started: null, course_ends: null, course_name: null }

/** The answers of onboarding, and changing them. */
export function userInfoRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'POST /users/user_info', async ({ person, body }) => {
    const saved = await addUserInfo(db, person.id, toAnswers(body.user_info))
    if (!saved) throw new Failure(422, 'UserInfo already exists for User!')
    return saved
  })

  // A person who has come past onboarding without answers gives them here.
  route(api, 'PUT /users/user_info', ({ person, body }) => saveUserInfo(db, person.id, toAnswers(body.user_info)))

  /** Only students have a course (docs/product/accounts.md#onboarding-steps): what the pro edition is sent of it is not stored. */
  function toAnswers(info: UserInfo): UserInfo {
    return settings.edition === 'study' ? withCourse(info) : { ...info, ...noCourse }
  }
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
