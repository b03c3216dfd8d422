import { expect, test } from 'vitest'
import { softwareEssential, softwareList } from './software-facts.ts'
import { nvdaPreview, resources } from './testing/software-samples.ts'

// docs/product/public-pages.md#software-demo

test('search engines get the list of all software, in order', () => {
  const { itemListElement } = softwareList(resources) as { itemListElement: unknown[] }
  expect(itemListElement).toHaveLength(3)
  expect(itemListElement[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'NVDA', url: '/resources/nvda' })
})

test('search engines get the essential, and that it is free and has captions', () => {
  expect(softwareEssential(nvdaPreview)).toMatchObject({
    '@type': 'LearningResource',
    name: 'First steps',
    about: { name: 'NVDA' },
    isAccessibleForFree: true,
    accessibilityFeature: ['captions', 'transcript'],
    timeRequired: 'PT1M',
  })
  expect(softwareEssential({ ...nvdaPreview, essential: null })).toMatchObject({ name: 'NVDA' })
})
