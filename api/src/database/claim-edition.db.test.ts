import { expect, test } from 'vitest'
import { useTestApi } from '../../test/support/test-api.ts'
import { claimEdition } from './claim-edition.ts'

const api = useTestApi()

test('data of before belongs to the edition by which its people came', async () => {
  const { db } = api.context
  const { id } = await api.newPerson()
  await db.updateTable('users').set({ sign_up_type: 'inst-licence' }).where('id', '=', id).execute()
  await expect(claimEdition(db, 'pro')).rejects.toThrow(
    'This is the database of the study edition, and EDITION is pro.',
  )
  await claimEdition(db, 'study')
})
