import { createHash } from 'node:crypto'
import { escapeXml } from './xml.mjs'
import { makeZip } from './zip.mjs'

// What is publicly known of MindManager's format: a zip with Document.xml; a map holds OneTopic, that one Topic, and a topic
// its SubTopics and then its Text; every topic has an identifier of 16 bytes in base64. Nothing else is written here.
const space = (name) => `http://schemas.mindjet.com/MindManager/${name}/2003`
const spaces = { ap: space('Application'), cor: space('Core'), pri: space('Primitive') }

/** The essay plan as a MindManager map. */
export function makeMmap(outline) {
  const root = { text: `${outline.title}, option ${outline.option}`, children: outline.branches }
  const declared = Object.entries(spaces).map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  const id = idFor(outline.name)
  const map = `<ap:Map ${declared.join(' ')} OId="${id}"><ap:OneTopic>${topic(root, outline.name)}</ap:OneTopic></ap:Map>`
  return makeZip('Document.xml', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${map}\n`)
}

function topic({ text, children }, place) {
  const inner = children.map((child, index) => topic(child, `${place}/${index}`)).join('')
  const subTopics = inner === '' ? '' : `<ap:SubTopics>${inner}</ap:SubTopics>`
  return `<ap:Topic OId="${idFor(`${place}/`)}">${subTopics}<ap:Text PlainText="${escapeXml(text)}"/></ap:Topic>`
}

/** Identifiers depend on the place in the map only, so that a file changes only with its text. */
const idFor = (place) => createHash('sha256').update(place).digest().subarray(0, 16).toString('base64')
