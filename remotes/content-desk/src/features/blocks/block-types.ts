import type { BlockType, EditableDocument } from '@stepwise/shared/contracts'
import { newRows } from '../markdown-field/table-rows.ts'

interface BlockTypeInfo {
  /** As a section is headed: “Contact card: Samaritans”. */
  name: string
  /** What it is for, in the menu. */
  purpose: string
  /** The field that says which one it is. */
  titled: string
  /** A new one. Every key is there, so that nothing is added when it is published. */
  empty: Record<string, unknown>
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** Every type that can be added, in the order of the menu. */
export const blockTypes: Record<BlockType, BlockTypeInfo> = {
  heading: {
    name: 'Heading',
    purpose: 'Starts a part of the page',
    titled: 'text',
    empty: { level: 2, text: '' },
  },
  text: { name: 'Text', purpose: 'Paragraphs, lists and links', titled: 'text', empty: { text: '' } },
  list: { name: 'List', purpose: 'Points, or numbered steps', titled: 'items', empty: { ordered: false, items: [''] } },
  table: {
    name: 'Table',
    purpose: 'Rows and columns with headings',
    titled: 'caption',
    get empty() {
      return { caption: '', heads: 'row', rows: newRows() }
    },
  },
  card: {
    name: 'Card',
    purpose: 'A title, a text and a link',
    titled: 'title',
    empty: { title: '', text: '', image: '', alt: '', decorative: false, label: '', to: '', hours: '' },
  },
  contact: {
    name: 'Contact card',
    purpose: 'An organisation that can help',
    titled: 'title',
    get empty() {
      const texts = { title: '', content: '', image: '', alt: '', phone: '', email: '', video: '', text: '', web: '' }
      return { ...texts, decorative: false, hours: '', checked: today(), source: '' }
    },
  },
  link: { name: 'Link', purpose: 'A link by itself', titled: 'label', empty: { label: '', to: '' } },
  image: {
    name: 'Image',
    purpose: 'A picture with its description',
    titled: 'alt',
    empty: { image: '', alt: '', decorative: false, caption: '' },
  },
  video: {
    name: 'Video',
    purpose: 'One of our videos, or one on another site',
    titled: 'title',
    empty: { title: '', text: '', image: '', alt: '', decorative: false, video: '', label: '', to: '' },
  },
  exercise: {
    name: 'Exercise',
    purpose: 'A stretch with its picture and tips',
    titled: 'name',
    empty: { name: '', image: '', start: '', alt: '', least: 10, most: 20, sides: false, tips: [''] },
  },
  faq: {
    name: 'Question',
    purpose: 'A question and its answer',
    titled: 'question',
    empty: { question: '', answer: '' },
  },
  testimonial: {
    name: 'Testimonial',
    purpose: 'What someone says about us',
    titled: 'name',
    empty: { name: '', role: '', comment: '', image: '' },
  },
  tile: {
    name: 'Tile',
    purpose: 'A link to another page',
    titled: 'title',
    empty: { title: '', text: '', image: '', to: '', wellbeing: '' },
  },
}

/** What the created pages of Support and of the public site leave out. */
const ofWellbeing: readonly BlockType[] = ['contact', 'exercise', 'tile']

/** The types that can be added to a page: those that it shows. */
export function offeredTypes(page: Pick<EditableDocument, 'isCreated' | 'area'> | null): BlockType[] {
  const types = Object.keys(blockTypes) as BlockType[]
  return page?.isCreated && page.area !== 'Wellbeing' ? types.filter((type) => !ofWellbeing.includes(type)) : types
}

export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockTypes, type)
