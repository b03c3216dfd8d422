import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const BRAND = { primary: '#2F3E9E', secondary: '#E7E9F8', tab: '#26327F' }

/** The colours of the flow that has a step with this video, or else those of the brand. */
export function findColours(content, slug) {
  const flows = `${content}/flows`
  if (!existsSync(flows)) return BRAND
  const step = readdirSync(flows, { recursive: true }).find((path) => path.endsWith(`/${slug}.md`))
  if (!step) return BRAND
  const [flow] = step.split('/')
  return parse(readFileSync(`${flows}/${flow}/flow.yaml`, 'utf8')).colours
}
