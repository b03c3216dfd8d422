// docs/product/accessibility.md

import { clickButton } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { test } from '../support/test.ts'
import { testEachPage } from '../support/visited-page.ts'
import { inWindow } from '../support/window.ts'

test.use(inWindow)

testEachPage([
  {
    name: 'text step, focus mode',
    path: stepAt('essay-writing/understand-the-task/plan-your-answer/mapping-your-ideas'),
    as: 'finished',
    reach: (page) => clickButton(page, 'Focus mode'),
  },
])
