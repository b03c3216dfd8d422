import type { DocumentBody } from '@stepwise/shared/contracts/document'

// Until version 2 of the bodies an exercise named one of the product's drawings, which are files of content/images/stretches now.

/** What each drawing showed. */
export const drawnStretches: Readonly<Record<string, string>> = {
  wrist: 'A person sitting on a chair holds one arm straight out and draws its fingers down with the other hand.',
  'reach-up': 'A person reaches up with both arms, with the fingers linked above the head.',
  'upper-arm': 'A person has one hand behind the head and draws its elbow inwards with the other hand.',
  'side-bend': 'A person leans to one side, with the other arm over the head.',
  twist: 'A person turns the chest to one side, with one hand on the back of the chair.',
  'back-arch': 'A person holds the chair behind them, lifts the chest and looks slightly up.',
  'leg-stretch': 'A person sits with one leg straight, the heel down and the toes up, and leans forward.',
  'knee-hug': 'A person sitting on a chair holds one knee and draws it to the chest.',
  neck: 'A person tips the head to one shoulder and lets both arms hang.',
  'shoulder-lift': 'A person lets both arms hang and lifts both shoulders to the ears.',
  'shoulder-cross': 'A person holds one arm across the chest and draws it closer with the other hand.',
}

/** A page whose exercises have pictures where they named drawings. What has a picture already keeps it. */
export function withStretchPictures(body: DocumentBody): DocumentBody {
  return Array.isArray(body.blocks) ? { ...body, blocks: body.blocks.map(withPicture) } : body
}

function withPicture(block: unknown) {
  if (block === null || typeof block !== 'object' || !('drawing' in block)) return block
  const { drawing, ...rest } = block
  const name = String(drawing)
  if (('image' in rest && rest.image !== '') || !Object.hasOwn(drawnStretches, name)) return rest
  const image = `/images/stretches/${name}`
  return { ...rest, image: `${image}.svg`, start: `${image}-start.svg`, alt: drawnStretches[name] }
}
