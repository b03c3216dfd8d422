import { FrontHead, FrontTorso, Hand, Sleeve } from './body.tsx'
import { Drawing, type DrawingProps, Moving } from './Drawing.tsx'

const HangingArms = () => (
  <>
    <Sleeve d="M68 108C56 128 54 148 56 168" />
    <Sleeve d="M132 108C144 128 146 148 144 168" />
    <Hand at={[56, 174]} />
    <Hand at={[144, 174]} />
  </>
)

/** The head tipped to one shoulder. */
export function Neck({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <HangingArms />
      <FrontTorso />
      <Moving turn={24} around={[100, 88]}>
        <FrontHead />
      </Moving>
    </Drawing>
  )
}

/** Both shoulders lifted to the ears. */
export function ShoulderLift({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <FrontHead />
      <Moving y={-16}>
        <HangingArms />
        <FrontTorso />
      </Moving>
    </Drawing>
  )
}

/** One arm across the chest, drawn closer by the other. */
export function ShoulderCross({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <FrontTorso />
      <FrontHead />
      <Moving x={-9} turn={4} around={[130, 112]}>
        <Sleeve d="M130 112L64 122" />
        <Hand at={[54, 123]} />
      </Moving>
      <Moving y={-6} x={-4}>
        <Sleeve d="M70 112C50 140 62 156 90 132" />
        <Hand at={[95, 126]} />
      </Moving>
    </Drawing>
  )
}
