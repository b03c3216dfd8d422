import { expect, test } from 'vitest'
import type { StepBody } from './steps.repository.ts'
import { bodyOnWire, howToOnWire } from './steps.wire.ts'

test('the headings of a how-to are below those of the page that shows it', () => {
  const content = '<h2>Try &lt;h2&gt; this</h2><p>Use it.</p><h3>Then</h3><hr><h4>Last</h4>'
  const software = { software_id: 'nvda', software_slug: 'nvda', software_name: 'NVDA' }
  const howTo = { ...software, flow_step_id: 'f:m:c:s', name: 'With NVDA', content, tip: null, tested: null }
  expect(howToOnWire(howTo)).toMatchObject({
    url: '/tutorials/nvda/flows/f/learning_modules/m/chapters/c/steps/s',
    content: '<h4>Try &lt;h2&gt; this</h4><p>Use it.</p><h5>Then</h5><hr><h6>Last</h6>',
  })
})

test('a film whose source describes no picture has no descriptions to load', () => {
  const address = (has_descriptions: boolean) =>
    bodyOnWire({ video: 'clip', has_descriptions } as StepBody).descriptions
  expect([address(true), address(false)]).toEqual(['/media/videos/clip/descriptions.vtt', null])
})
