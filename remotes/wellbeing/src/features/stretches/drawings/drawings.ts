import type { ComponentType } from 'react'
import { ReachUp, UpperArm, Wrist } from './arms.tsx'
import type { DrawingProps } from './Drawing.tsx'
import { Neck, ShoulderCross, ShoulderLift } from './head.tsx'
import { KneeHug, LegStretch } from './legs.tsx'
import { BackArch, SideBend, Twist } from './torso.tsx'

/** The moving pictures, by the name that an author gives. */
export const drawings: Record<string, ComponentType<DrawingProps>> = {
  wrist: Wrist,
  'reach-up': ReachUp,
  'upper-arm': UpperArm,
  'side-bend': SideBend,
  twist: Twist,
  'back-arch': BackArch,
  'leg-stretch': LegStretch,
  'knee-hug': KneeHug,
  neck: Neck,
  'shoulder-lift': ShoulderLift,
  'shoulder-cross': ShoulderCross,
}
