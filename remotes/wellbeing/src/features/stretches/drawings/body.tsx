import styles from './Drawing.module.css'

// The one person of all drawings, in parts: from the front, and from the side, sitting and looking to the right.

export const Sleeve = ({ d }: { d: string }) => <path className={styles.sleeve} d={d} />

export const Hand = ({ at: [x, y] }: { at: [x: number, y: number] }) => (
  <circle className={styles.skin} cx={x} cy={y} r="9.5" />
)

export function FrontHead() {
  return (
    <>
      <path className={styles.skin} d="M92 70h16v20a8 8 0 0 1-16 0z" />
      <circle className={styles.skin} cx="100" cy="56" r="24" />
      <path
        className={styles.hair}
        d="M75 58C70 30 84 24 100 24S130 30 125 58C122 44 114 40 104 40C94 42 80 42 75 58Z"
      />
      <circle className={styles.hair} cx="100" cy="22" r="9" />
      <path className={styles.face} d="M90 58v2M110 58v2M93 69q7 5 14 0" />
    </>
  )
}

export const FrontTorso = () => (
  <path className={styles.shirt} d="M64 108C64 92 78 88 100 88S136 92 136 108L130 186C112 191 88 191 70 186Z" />
)

export function SideHead() {
  return (
    <>
      <path className={styles.skin} d="M74 72h16v18a8 8 0 0 1-16 0z" />
      <circle className={styles.skin} cx="86" cy="58" r="22" />
      <path
        className={styles.hair}
        d="M64 66C56 40 72 32 88 34C102 34 110 42 107 52C96 50 90 50 84 54C80 62 76 68 64 66Z"
      />
      <circle className={styles.hair} cx="62" cy="50" r="8" />
      <path className={styles.face} d="M99 58v2M96 69q5 2 8-1" />
    </>
  )
}

export const SideTorso = () => (
  <path className={styles.shirt} d="M62 148C56 120 58 92 80 88C102 90 104 118 100 150C90 158 70 158 62 148Z" />
)

export const Chair = () => <path className={styles.chair} d="M46 92v70h64M78 162v24M56 188h44" />

/** A leg that rests on the floor. */
export function SideLeg() {
  return (
    <>
      <path className={styles.trousers} d="M80 146H128V174" />
      <Shoe />
    </>
  )
}

export const Shoe = () => <path className={styles.shoe} d="M116 178h28a8 8 0 0 1 6 10h-34z" />

export const Trousers = ({ d }: { d: string }) => <path className={styles.trousers} d={d} />
