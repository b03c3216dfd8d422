import { Chair, FrontHead, FrontTorso, Hand, SideHead, SideLeg, SideTorso, Sleeve } from './body.tsx'
import { Drawing, type DrawingProps, Moving } from './Drawing.tsx'

/** One arm straight ahead, its fingers drawn down by the other hand. */
export function Wrist({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Chair />
      <SideLeg />
      <SideTorso />
      <SideHead />
      <Sleeve d="M82 108H142" />
      <Moving turn={62} around={[150, 108]}>
        <Hand at={[152, 108]} />
        <Hand at={[163, 107]} />
        <Hand at={[171, 106]} />
      </Moving>
      <Sleeve d="M76 114L112 142" />
      <Moving turn={-10} x={-6} y={10} around={[112, 142]}>
        <Sleeve d="M112 142L156 124" />
        <Hand at={[164, 121]} />
      </Moving>
    </Drawing>
  )
}

/** Both hands linked and pushed up. */
export function ReachUp({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <FrontTorso />
      <FrontHead />
      <Moving y={-14}>
        <Sleeve d="M72 112C54 92 58 56 94 32" />
        <Sleeve d="M128 112C146 92 142 56 106 32" />
        <Hand at={[94, 28]} />
        <Hand at={[106, 28]} />
      </Moving>
    </Drawing>
  )
}

/** One hand behind the head, its elbow drawn in by the other. */
export function UpperArm({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Moving turn={-13} around={[128, 108]}>
        <Sleeve d="M128 108L146 44L112 74" />
      </Moving>
      <FrontTorso />
      <FrontHead />
      <Moving x={-9} y={-3}>
        <Sleeve d="M72 110C52 84 70 44 128 34" />
        <Hand at={[137, 36]} />
      </Moving>
    </Drawing>
  )
}
