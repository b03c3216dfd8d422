import { createSmallApp, textsIn } from '../../features/small-app/small-app.model.ts'

interface UnpickerValues {
  question: string
  /** The question whose parts are on the page, which may no longer be what is in the field; empty until one is unpicked. */
  unpicked: string
  checklist: string
}

export const questionUnpicker = createSmallApp<UnpickerValues>({
  app: 'question-unpicker',
  read: (stored) => textsIn(stored, ['question', 'unpicked', 'checklist']),
})
