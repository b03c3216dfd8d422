import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measure } from './text.mjs'

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const number = (value) => String(Math.round(value * 100) / 100)

/** The nodes of one moment as an SVG of 1280 × 720. */
export function svgPicture(nodes, palette) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
    <rect width="1280" height="720" fill="${palette.paper}"/>${nodes.map(drawn).join('')}</svg>`
}

function drawn(node) {
  const opacity = node.opacity ?? 1
  if (opacity <= 0.01) return ''
  const shape = SHAPES[node.type](node)
  const turned = node.turn
    ? ` transform="rotate(${number(node.turn)} ${number(node.x + node.w / 2)} ${number(node.y + node.h / 2)})"`
    : ''
  return opacity < 1 || turned ? `<g opacity="${Math.round(opacity * 1000) / 1000}"${turned}>${shape}</g>` : shape
}

const ink = ({ fill = 'none', stroke, sw = 4, dash }) =>
  `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${number(sw)}" stroke-linejoin="round" stroke-linecap="round"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}`

const SHAPES = {
  rect: (node) =>
    `<rect x="${number(node.x)}" y="${number(node.y)}" width="${number(node.w)}" height="${number(node.h)}" rx="${number(node.r ?? 0)}" ${ink(node)}/>`,
  ellipse: (node) =>
    `<ellipse cx="${number(node.x + node.w / 2)}" cy="${number(node.y + node.h / 2)}" rx="${number(node.w / 2)}" ry="${number(node.h / 2)}" ${ink(node)}/>`,
  diamond: ({ x, y, w, h, ...node }) =>
    `<path d="M${number(x + w / 2)} ${number(y)}L${number(x + w)} ${number(y + h / 2)}L${number(x + w / 2)} ${number(y + h)}L${number(x)} ${number(y + h / 2)}Z" ${ink(node)}/>`,
  line: (node) => {
    const points = cut(node.points, node.drawn ?? 1)
    const path = `<path d="M${points.map(number).join(' ')}" ${ink(node)}/>`
    return node.arrow && (node.drawn ?? 1) > 0.1 ? path + arrowHead(points, node) : path
  },
  text: (node) => {
    const text = [...node.text].slice(0, Math.ceil(node.text.length * (node.shown ?? 1))).join('')
    return `<text x="${number(node.x)}" y="${number(node.y)}" font-size="${number(node.size)}" font-weight="${node.weight ?? 600}" text-anchor="${node.anchor ?? 'start'}" fill="${node.fill}"${node.italic ? ' font-style="italic"' : ''} xml:space="preserve">${escaped(text)}</text>${caret(node, text)}`
  },
  icon: (node) =>
    `<g transform="translate(${number(node.x)} ${number(node.y)}) scale(${Math.round((node.w / 24) * 1000) / 1000})" fill="none" stroke="${node.stroke}" stroke-width="${node.sw ?? 1.75}" stroke-linecap="round" stroke-linejoin="round">${iconPaths(node.name)}</g>`,
  /** The arrow of a mouse, its tip at x, y. */
  pointer: ({ x, y, size, ...node }) =>
    `<path transform="translate(${number(x)} ${number(y)}) scale(${size / 24})" d="M0 0V20L4.7 15.8L8 23L11.4 21.4L8.2 14.5H14.5Z" fill="#FFFFFF" stroke="${node.stroke}" stroke-width="2" stroke-linejoin="round"/>`,
  /** One of many boxes after another, each [x, y, w, h, from, to]: the one at the time of `shown`. */
  sweep: ({ boxes, shown = 1, ...node }) => {
    const [x, y, w, h] = boxes.find(([, , , , , to]) => shown <= to) ?? boxes.at(-1)
    return SHAPES.rect({ ...node, x, y, w, h })
  },
  /** One of several pictures after another, the one at the time of `shown`. */
  picture: ({ files, x, y, w, h, shown = 1 }) =>
    `<image x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" preserveAspectRatio="none" href="${asData(files[Math.min(files.length - 1, Math.floor(shown * files.length))])}"/>`,
  /** A pane in which nodes are seen larger: the point fx, fy of theirs is in its middle. */
  lens: (node) =>
    pane(
      node,
      `<g transform="translate(${number(node.x + node.w / 2)} ${number(node.y + node.h / 2)}) scale(${Math.round(node.zoom * 1000) / 1000}) translate(${number(-node.fx)} ${number(-node.fy)})">${node.nodes.map(drawn).join('')}</g>`,
    ),
}

function pane(node, content) {
  const id = `pane-${[...node.key].map((letter) => letter.codePointAt(0).toString(36)).join('')}`
  return `<clipPath id="${id}">${SHAPES.rect({ ...node, fill: '#000', stroke: undefined })}</clipPath><g clip-path="url(#${id})">${content}</g>${node.stroke ? SHAPES.rect({ ...node, fill: 'none' }) : ''}`
}

/** A text's cursor: `typing` while it is being typed, `end` at its end for as long as it is there. */
function caret({ caret: kind, x, y, size, weight, fill, shown = 1 }, text) {
  if (kind !== 'end' && !(kind === 'typing' && shown < 1)) return ''
  const left = x + measure(text, size, weight) + size * 0.08
  return `<rect x="${number(left)}" y="${number(y - size * 0.84)}" width="4" height="${number(size * 1.08)}" fill="${fill}"/>`
}

/** The first part of a line, by its length. */
function cut(points, share) {
  if (share >= 1) return points
  const ends = []
  for (let at = 2; at < points.length; at += 2) {
    ends.push({ at, length: Math.hypot(points[at] - points[at - 2], points[at + 1] - points[at - 1]) })
  }
  let left = share * ends.reduce((sum, { length }) => sum + length, 0)
  const result = points.slice(0, 2)
  for (const { at, length } of ends) {
    const part = Math.min(1, left / (length || 1))
    result.push(
      points[at - 2] + (points[at] - points[at - 2]) * part,
      points[at - 1] + (points[at + 1] - points[at - 1]) * part,
    )
    left -= length
    if (left <= 0) break
  }
  return result
}

function arrowHead(points, { stroke, sw = 4 }) {
  const [x0, y0, x, y] = points.slice(-4)
  const angle = Math.atan2(y - y0, x - x0)
  const size = 10 + sw * 2
  const side = (turn) => `${number(x - size * Math.cos(angle + turn))} ${number(y - size * Math.sin(angle + turn))}`
  return `<path d="M${side(0.5)}L${number(x)} ${number(y)}L${side(-0.5)}" ${ink({ stroke, sw })}/>`
}

const pictures = new Map()

function asData(file) {
  if (!pictures.has(file)) pictures.set(file, `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`)
  return pictures.get(file)
}

const icons = new Map()

/** The paths of one of Tabler's outlines, the icons of the product. Throws when there is none of that name. */
export function iconPaths(name) {
  if (!icons.has(name)) {
    const file = fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}.svg`))
    icons.set(
      name,
      readFileSync(file, 'utf8')
        .replace(/<!--[\s\S]*?-->/g, '')
        .match(/<svg[^>]*>([\s\S]*)<\/svg>/)[1]
        .replace(/\s*\n\s*/g, ''),
    )
  }
  return icons.get(name)
}
