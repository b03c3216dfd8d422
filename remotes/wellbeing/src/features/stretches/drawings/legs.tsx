import { Chair, Hand, Shoe, SideHead, SideLeg, SideTorso, Sleeve, Trousers } from './body.tsx'
import { Drawing, type DrawingProps, Moving } from './Drawing.tsx'

/** One leg straight, heel on the floor, leaning forward a little. */
export function LegStretch({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Chair />
      <Trousers d="M80 148L150 172" />
      <Moving turn={-38} around={[160, 178]}>
        <path d="M150 180h24a8 8 0 0 0 4-13l-8-2z" fill="var(--hair)" />
      </Moving>
      <Moving turn={20} around={[80, 150]}>
        <SideTorso />
        <SideHead />
        <Sleeve d="M82 106C92 122 100 132 112 136" />
        <Hand at={[117, 138]} />
      </Moving>
    </Drawing>
  )
}

/** One knee held and drawn to the chest. */
export function KneeHug({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Chair />
      <SideLeg />
      <SideTorso />
      <SideHead />
      <Moving turn={-30} around={[82, 146]}>
        <Trousers d="M82 142L128 122L132 160" />
        <g transform="translate(5 -14)">
          <Shoe />
        </g>
        <Sleeve d="M84 108L112 122" />
        <Hand at={[124, 116]} />
      </Moving>
    </Drawing>
  )
}
