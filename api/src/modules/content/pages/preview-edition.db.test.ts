// docs/product/content-desk.md#preview
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newContentManager } from '../../../../test/support/content-desk.ts'
import { read as step } from '../../../../test/support/steps.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

const pro = useTestApi({ edition: 'pro' })

test('a content manager sees a document of the other edition in a preview, and no one else does', async () => {
  const { db } = pro.context
  await db
    .updateTable('flows')
    .set({ editions: ['study'] })
    .where('slug', '=', 'writing')
    .execute()
  await sql`update content_state set version = version + 1`.execute(db)
  const editor = await newContentManager(pro)
  const reader = await pro.newPerson()
  for (const address of [step, '/pages/contacts']) {
    expect((await editor.call('GET', `${address}?edition=study`)).status).toBe(200)
    expect((await editor.call('GET', `${address}?edition=study&preview=draft`)).status).toBe(200)
    expect((await editor.call('GET', address)).status).toBe(404)
    expect((await reader.call('GET', `${address}?edition=study`)).status).toBe(404)
  }
})
