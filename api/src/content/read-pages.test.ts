import { expect, test } from 'vitest'
import { useContentFolder } from '../../test/support/content-folder.ts'

const { replace, add, failures } = useContentFolder()
const contacts = 'pages/contacts.yaml'

test.each([
  [
    'a page with a key that nobody knows',
    replace(contacts, 'lead: You', 'colour: red\nlead: You'),
    `${contacts}:6: colour: is not a known key`,
  ],
  [
    'a block with a key that nobody knows',
    replace(contacts, "phone: '111'", "fax: '111'"),
    `${contacts}:13: blocks.0.fax: is not a known key`,
  ],
  [
    'a block of a kind that nobody knows',
    replace(contacts, 'type: heading', 'type: carousel'),
    `${contacts}:17: blocks.1.type: is of no kind that is known`,
  ],
  ['a block listed twice', replace(contacts, 'id: first', 'id: prepare'), `${contacts}:18: prepare is listed twice`],
  [
    'a picture of a page that is not there',
    replace(contacts, 'scene.svg', 'gone.svg'),
    `${contacts}:12: the image /images/gone.svg does not exist`,
  ],
  [
    'a page that links to a page that is not there',
    replace(contacts, '(/wellbeing)', '(/wellness)'),
    `${contacts}:18: the link /wellness leads nowhere`,
  ],
  [
    'a block that leads nowhere',
    replace('pages/hub.yaml', '/wellbeing/contacts', '/wellness'),
    'pages/hub.yaml:6: the link /wellness leads nowhere',
  ],
  [
    'HTML in a page',
    replace('pages/open.yaml', 'For everybody.', 'For <b>everybody</b>.'),
    'pages/open.yaml:6: HTML is not allowed: “<b>”. Write Markdown, or leave it out.',
  ],
  [
    'a page for nobody',
    replace(contacts, 'support_contacts', 'friends'),
    new RegExp(`${contacts}:3: access: must be one of`),
  ],
  [
    'a file that is no page',
    add('pages/Notes.txt', 'x'),
    'pages/Notes.txt:1: the file’s name is not a slug with .yaml',
  ],
])('%s', (_, breakIt, expected) => {
  breakIt()
  const found = failures()
  if (expected instanceof RegExp) expect(found.some((failure) => expected.test(failure))).toBe(true)
  else expect(found).toContain(expected)
})
