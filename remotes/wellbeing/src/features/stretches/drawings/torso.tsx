import { Chair, FrontHead, FrontTorso, Hand, SideHead, SideLeg, SideTorso, Sleeve, Trousers } from './body.tsx'
import { Drawing, type DrawingProps, Moving } from './Drawing.tsx'

/** One arm overhead, leaning to the other side. */
export function SideBend({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Moving turn={-17} around={[100, 180]}>
        <FrontTorso />
        <FrontHead />
        <Sleeve d="M70 110C56 128 56 146 68 160" />
        <Hand at={[70, 164]} />
        <Sleeve d="M130 110C146 84 140 48 116 28" />
        <Hand at={[110, 24]} />
      </Moving>
      <Trousers d="M76 184H124" />
    </Drawing>
  )
}

/** The chest turned to one side, a hand on the chair's back. */
export function Twist({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <path d="M146 100v78M146 108h22v70" fill="none" stroke="var(--chair)" strokeWidth="8" strokeLinejoin="round" />
      <Moving wide={0.78} x={6}>
        <FrontTorso />
      </Moving>
      <Moving x={12}>
        <FrontHead />
      </Moving>
      <Moving x={-7} turn={-8} around={[128, 112]}>
        <Sleeve d="M128 112C142 120 148 124 154 112" />
        <Hand at={[157, 108]} />
      </Moving>
      <Moving x={12} turn={-6} around={[74, 112]}>
        <Sleeve d="M74 112C70 138 88 152 110 150" />
        <Hand at={[118, 149]} />
      </Moving>
      <Trousers d="M76 184H124" />
    </Drawing>
  )
}

/** The chest lifted, holding the seat behind. */
export function BackArch({ isPlaying }: DrawingProps) {
  return (
    <Drawing isPlaying={isPlaying}>
      <Chair />
      <Sleeve d="M76 104C58 116 50 134 52 150" />
      <Hand at={[52, 154]} />
      <SideLeg />
      <Moving turn={-11} x={6} around={[80, 150]}>
        <SideTorso />
        <Moving turn={-8} around={[82, 88]}>
          <SideHead />
        </Moving>
      </Moving>
    </Drawing>
  )
}
