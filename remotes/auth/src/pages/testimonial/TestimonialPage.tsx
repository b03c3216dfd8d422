import { edition } from '@stepwise/shared/edition'
import { Link } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import { ActionIcon, Button, PageHeading, UnstyledButton } from '@stepwise/shared/ui'
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import styles from './TestimonialPage.module.css'
import { testimonials } from './testimonials.ts'
import { useRotation } from './use-rotation.ts'

const voices = testimonials[edition.id]

/** /onboarding/testimonial: what others say, one at a time, and the way in (spec 2.15). */
export default function TestimonialPage() {
  const { place, show, turnBy, isTurning, setTurning, setHeld } = useRotation(voices.length)
  const voice = voices[place]
  if (!voice) return null
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <PageHeading className={styles.heading}>You are in good company</PageHeading>
      <section
        aria-roledescription="carousel"
        aria-label="What people say"
        className={styles.carousel}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {/* Read out when somebody turns it, not when it turns by itself. */}
        <figure className={styles.voice} aria-live={isTurning ? 'off' : 'polite'}>
          <div key={voice.id} className={styles.picture} style={{ backgroundImage: `url("${voice.image}")` }} />
          <blockquote className={styles.comment}>{voice.comment}</blockquote>
          <figcaption className={styles.role}>{voice.role}</figcaption>
        </figure>
        <div className={styles.controls}>
          <ActionIcon variant="default" aria-label="Previous" onClick={() => turnBy(-1)}>
            <IconArrowLeft size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <div className={styles.dots}>
            {voices.map(({ id }, other) => (
              <UnstyledButton
                key={id}
                className={styles.dot}
                aria-label={`${other + 1} of ${voices.length}`}
                aria-current={other === place ? 'true' : undefined}
                onClick={() => show(other)}
              />
            ))}
          </div>
          <ActionIcon variant="default" aria-label="Next" onClick={() => turnBy(1)}>
            <IconArrowRight size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={isTurning ? 'Stop turning' : 'Turn by itself'}
            onClick={() => setTurning((turning) => !turning)}
          >
            {isTurning ? (
              <IconPlayerPause size={22} stroke={1.75} aria-hidden />
            ) : (
              <IconPlayerPlay size={22} stroke={1.75} aria-hidden />
            )}
          </ActionIcon>
        </div>
      </section>
      <Button component={Link} to={homePath} size="lg">
        Get Started
      </Button>
    </main>
  )
}
