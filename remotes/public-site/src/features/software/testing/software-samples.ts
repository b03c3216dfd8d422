import type { Resources, SoftwareDemo, SoftwarePreview } from '@stepwise/shared/contracts'

export const aSoftware = (slug: string, changes: Partial<SoftwareDemo> = {}): SoftwareDemo => ({
  slug,
  name: slug.toUpperCase(),
  description: `What ${slug} does.`,
  image: `/images/software/${slug}.svg`,
  guideLink: '',
  website: '',
  video: '',
  videoSubtitle: '',
  group: 'screen-readers',
  ...changes,
})

const video = 'essentials-nvda'
export const captions = `/media/videos/${video}/captions.vtt`

export const nvda = aSoftware('nvda', {
  guideLink: 'https://nvda.test/guide.pdf',
  website: 'https://nvda.test',
  video,
  videoSubtitle: captions,
})
const jaws = aSoftware('jaws', { guideLink: 'https://jaws.test/guide.html' })
const glean = aSoftware('glean', { group: 'specialist' })

export const resources: Resources = {
  softwares: { all: [nvda, jaws, glean], 'screen-readers': [nvda, jaws], specialist: [glean] },
  chipItems: [
    { name: 'All', value: 'all' },
    { name: 'Screen readers', value: 'screen-readers' },
    { name: 'Specialist', value: 'specialist' },
  ],
}

export const nvdaPreview: SoftwarePreview = {
  ...nvda,
  essential: { name: 'First steps', text: '<p>Start NVDA.</p>', tip: '<p>Lost?</p>', video, minutes: 1 },
  essentialsCount: 3,
  strategiesCount: 8,
}
