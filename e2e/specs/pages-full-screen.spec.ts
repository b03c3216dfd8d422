// docs/product/accessibility.md

import { clickButton } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { test } from '../support/test.ts'
import { testPages } from '../support/visited-page.ts'
import { inWindow } from '../support/window.ts'

test.use(inWindow)

testPages({
  title: 'focus mode',
  pages: [
    {
      name: 'text step, focus mode',
      as: 'finished',
      path: stepAt('essay-writing/understand-the-task/plan-your-answer/mapping-your-ideas'),
      reach: (page) => clickButton(page, 'Focus mode'),
    },
  ],
})
