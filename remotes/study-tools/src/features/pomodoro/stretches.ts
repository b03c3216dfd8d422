export interface Stretch {
  name: string
  /** How long to hold it, in words. */
  hold: string
  steps: string[]
}

/** One for each break, in turn (docs/product/study-tools.md#stretch). */
const stretches: Stretch[] = [
  {
    name: 'Shoulder roll and hold',
    hold: 'Hold for 10 to 15 seconds',
    steps: [
      'Sit or stand tall.',
      'Lift both shoulders towards your ears and hold.',
      'Let them drop slowly and breathe out.',
    ],
  },
  {
    name: 'Reach up',
    hold: 'Hold for 15 seconds',
    steps: [
      'Link your fingers in front of you.',
      'Turn your palms up and reach towards the ceiling.',
      'Keep your ribs and neck relaxed.',
    ],
  },
  {
    name: 'Side of the neck',
    hold: 'Hold for 15 seconds on each side',
    steps: [
      'Sit tall and look straight ahead.',
      'Tip one ear gently towards its shoulder.',
      'Stay where it feels easy, then change sides.',
    ],
  },
  {
    name: 'Wrist and forearm',
    hold: 'Hold for 20 seconds on each side',
    steps: [
      'Hold one arm out, palm up.',
      'With the other hand, draw the fingers gently down.',
      'Keep the elbow soft, then change hands.',
    ],
  },
  {
    name: 'Seated twist',
    hold: 'Hold for 20 seconds on each side',
    steps: [
      'Sit with both feet on the floor.',
      'Turn your chest to one side and hold the chair back.',
      'Grow taller with each breath, then change sides.',
    ],
  },
  {
    name: 'Leg stretch at your desk',
    hold: 'Hold for 30 seconds on each side',
    steps: [
      'Sit near the edge of your chair.',
      'Straighten one leg with the heel on the floor.',
      'Lean forward a little from the hips, then change legs.',
    ],
  },
]

/** The stretch for the break after this many rounds of focus; any whole number gives one. */
export function stretchFor(rounds: number): Stretch {
  const index = (((Math.trunc(rounds) - 1) % stretches.length) + stretches.length) % stretches.length
  return stretches[index] as Stretch
}
