import type { Resources, SoftwareDemo, SoftwarePreview } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

// For search engines, in the words of schema.org.

const buildAddress = ({ slug }: SoftwareDemo) => paths.softwareDemo.href({ softwareSlug: slug })

export function softwareList({ softwares }: Resources): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: (softwares.all ?? []).map((software, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: software.name,
      url: buildAddress(software),
    })),
  }
}

export function softwareEssential(software: SoftwarePreview): Record<string, unknown> {
  const { name, description, essential } = software
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: essential?.name ?? name,
    description,
    url: buildAddress(software),
    about: { '@type': 'SoftwareApplication', name, applicationCategory: 'Assistive technology' },
    learningResourceType: 'Lesson',
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    ...(essential?.video && { accessibilityFeature: ['captions', 'transcript'] }),
    ...(essential && { timeRequired: `PT${essential.minutes}M` }),
  }
}
