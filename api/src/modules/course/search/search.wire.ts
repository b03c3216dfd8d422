import { parseRowId } from '../../content/documents/write-live.ts'
import type { Found, FoundEntry } from './search.ts'

// The tag of what belongs to no flow, in the colours of a card without one (docs/product/steps-and-player.md#card-colour).
const essentials = { name: 'Essentials', primary: '#887CD9', secondary: '#ECE9FB', tab: '#463A9E' }

/** What was found, by kind. */
export function resultsOnWire(found: Found) {
  return {
    learning_modules: found.learning_module.map(itemOnWire),
    chapters: found.chapter.map((entry) => ({
      ...itemOnWire(entry),
      learning_module_name: entry.learning_module_name ?? '',
    })),
    steps: found.step.map((entry) => ({
      ...itemOnWire(entry),
      learning_module_name: entry.learning_module_name,
      chapter_name: entry.chapter_name,
      software_name: entry.software_name,
    })),
    pages: found.page.map((entry) => ({ ...itemOnWire(entry), id: parseRowId(entry.id) })),
  }
}

function itemOnWire(entry: FoundEntry) {
  return {
    id: entry.id,
    name: entry.name,
    url: entry.url,
    flow_name: entry.flow_name ?? entry.area ?? essentials.name,
    flow_slug: entry.flow_slug,
    primary_color: entry.primary_color ?? essentials.primary,
    secondary_color: entry.secondary_color ?? essentials.secondary,
    tab_color: entry.tab_color ?? essentials.tab,
    line: entry.line,
  }
}
