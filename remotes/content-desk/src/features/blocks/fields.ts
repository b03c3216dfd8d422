import type { BlockType, DocumentKind } from '@stepwise/shared/contracts'

/** How a field is edited. `image` comes with `alt`, and perhaps `decorative` and `focus`, of the same block. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'address'
  | 'day'
  | 'number'
  | 'yes-no'
  | 'choice'
  | 'items'
  | 'table'
  | 'image'
  | 'transcript'
  | 'words'

export interface Field {
  key: string
  label: string
  kind: FieldKind
  help?: string
  isOptional?: boolean
  /** Of a choice: value and words. */
  choices?: readonly (readonly [value: string | number, words: string])[]
  /** Of an image: keys of its description and of the mark that it is decoration. */
  alt?: string
  decorative?: string
  /** Of an image that readers may see cut to fit: key of its focal point. */
  focus?: string
  /** Of an address: key of the words of its link. They are the title of a chosen page, unless they are written. */
  words?: string
  /** A picture without a description is not a decoration here. */
  isAltRequired?: boolean
  /** Of items: each is Markdown of one line. */
  isMarkdown?: boolean
  /** Of Markdown: tables that are pasted into it become blocks of their own. */
  hasTables?: boolean
}

const line = (key: string, label: string, more: Partial<Field> = {}): Field => ({ key, label, kind: 'line', ...more })
const optional = (key: string, label: string, more: Partial<Field> = {}) =>
  line(key, label, { isOptional: true, ...more })
const markdown = (key: string, label: string, more: Partial<Field> = {}) =>
  line(key, label, { kind: 'markdown', ...more })
const addressHelp = 'https://…, mailto:…, tel:…, sms:… or a page of ours such as /support'
const address = (key: string, label: string, more: Partial<Field> = {}) =>
  line(key, label, { kind: 'address', help: addressHelp, ...more })
const image = (more: Partial<Field> = {}) => line('image', 'Image', { kind: 'image', ...more })
const describedImage = image({ isOptional: true, alt: 'alt', decorative: 'decorative' })
const croppedImage = { ...describedImage, focus: 'focus' }
const seconds = (key: string, label: string) => line(key, label, { kind: 'number', help: 'In seconds' })

/** The fields of each type of block, in the order in which they are written (contracts/page.ts). */
export const blockFields: Record<BlockType, readonly Field[]> = {
  heading: [
    line('text', 'Heading'),
    line('level', 'Level', {
      kind: 'choice',
      help: 'A level 3 heading belongs to the level 2 heading above it.',
      choices: [
        [2, '2: starts a part of the page'],
        [3, '3: starts a section of a part'],
      ],
    }),
  ],
  text: [markdown('text', 'Text', { hasTables: true })],
  list: [
    line('items', 'Items', { kind: 'items', help: 'Each line is an item.', isMarkdown: true }),
    line('ordered', 'Numbered: the order matters', { kind: 'yes-no' }),
  ],
  table: [
    line('caption', 'Caption', { help: 'It says what the table shows. Readers see it above the table.' }),
    line('heads', 'Headings', {
      kind: 'choice',
      choices: [
        ['row', 'The first row'],
        ['column', 'The first column'],
        ['both', 'The first row and the first column'],
      ],
    }),
    line('rows', 'Cells', { kind: 'table' }),
  ],
  card: [
    line('title', 'Title'),
    markdown('text', 'Text', { isOptional: true }),
    croppedImage,
    optional('label', 'Link text', {
      help: 'It says where the link leads: “Student Minds website”, not “click here”.',
    }),
    address('to', 'Link address', { isOptional: true, words: 'label' }),
    optional('hours', 'Opening hours'),
  ],
  contact: [
    line('title', 'Organisation name'),
    markdown('content', 'What it is for'),
    describedImage,
    optional('phone', 'Phone number'),
    optional('email', 'Email address'),
    address('video', 'Sign video address', { isOptional: true }),
    optional('text', 'Text message', { help: 'How to text, such as “Text SHOUT to 85258”' }),
    address('web', 'Website address', { isOptional: true }),
    optional('hours', 'Opening hours'),
    line('checked', 'Last checked on', {
      kind: 'day',
      help: 'The day someone last checked that all of this is right',
    }),
    line('source', 'Checked where', { help: 'Such as the address of the organisation’s contact page' }),
  ],
  link: [
    line('label', 'Link text', { help: 'It says where the link leads: “Student Minds website”, not “click here”.' }),
    address('to', 'Address', { words: 'label' }),
  ],
  image: [image({ alt: 'alt', decorative: 'decorative', isAltRequired: true }), optional('caption', 'Caption')],
  video: [
    line('title', 'Title'),
    markdown('text', 'Text', { isOptional: true }),
    optional('video', 'Name of our video', { help: 'As in its address, such as sleep-food-and-kit' }),
    croppedImage,
    optional('label', 'Link text'),
    address('to', 'Address of a video on another site', { isOptional: true }),
  ],
  exercise: [
    line('name', 'Exercise name'),
    line('image', 'Picture of the stretch', { kind: 'image', isOptional: true, alt: 'alt', isAltRequired: true }),
    line('start', 'Picture of the position before it', {
      kind: 'image',
      isOptional: true,
      help: 'With it, readers see the two in turn until they pause them.',
    }),
    seconds('least', 'Hold for at least'),
    seconds('most', 'Hold for at most'),
    line('sides', 'Done with both sides', { kind: 'yes-no' }),
    line('tips', 'Tips', { kind: 'items', help: 'Each line is a tip.' }),
  ],
  faq: [line('question', 'Question'), markdown('answer', 'Answer')],
  testimonial: [
    line('name', 'Name'),
    line('role', 'Role', { help: 'Such as “Second-year student”' }),
    line('comment', 'What the person says', { kind: 'text' }),
    image({ isOptional: true }),
  ],
  tile: [
    line('title', 'Title'),
    optional('text', 'Text'),
    image({ isOptional: true, focus: 'focus' }),
    address('to', 'Address', { help: `${addressHelp}, or #calm for the calm dialog`, words: 'title' }),
    line('wellbeing', 'Who sees it', {
      kind: 'choice',
      choices: [
        ['', 'Everyone who sees the page'],
        ['calm', 'Students with Calm'],
        ['student_minds', 'Students with Student Minds'],
        ['desk_stretches_for_students', 'Students with desk stretches'],
        ['support_contacts', 'Students with support contacts'],
      ],
    }),
  ],
}

/** The fields of each kind of document, beside the blocks of a page (contracts/document.ts). */
export const documentFields: Record<DocumentKind, readonly Field[]> = {
  page: [
    line('title', 'Page title'),
    optional('lead', 'Introduction', {
      kind: 'text',
      help: 'A sentence or two below the title',
    }),
  ],
  step: [
    line('name', 'Step title'),
    markdown('text', 'Text'),
    markdown('tip', 'Tip', { isOptional: true, help: 'A sentence or two, shown in a box' }),
    markdown('more', 'More about it', { isOptional: true, help: 'For those who want to know more' }),
    line('transcript', 'Text version of the video', { kind: 'transcript' }),
  ],
  software: [line('name', 'Name'), line('description', 'Description', { kind: 'text' })],
  badge: [
    line('name', 'Name'),
    line('criterion', 'How it is earned'),
    optional('pro', 'How it is earned in Stepwise Pro', { help: 'Leave it empty if it is the same.' }),
  ],
  directives: [line('words', 'Directives', { kind: 'words' })],
}
