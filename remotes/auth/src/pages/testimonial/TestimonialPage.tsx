import { edition } from '@stepwise/shared/edition'
import { HelpLink } from '@stepwise/shared/help'
import { Link } from '@stepwise/shared/routing'
import { homePath } from '@stepwise/shared/session'
import {
  ActionIcon,
  announced,
  Button,
  DisplaySettingsButton,
  Drawing,
  PageHeading,
  UnstyledButton,
} from '@stepwise/shared/ui'
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './TestimonialPage.module.css'
import { testimonials } from './testimonials.ts'
import { useRotation } from './use-rotation.ts'

const shownTestimonials = testimonials[edition.id]

/** /onboarding/testimonial: what others say, one at a time, and the link home. */
export default function TestimonialPage() {
  const count = shownTestimonials.length
  const { index: current, show, isTurning, setTurning, setHeld } = useRotation(count)
  const announce = useUnit(announced)
  const testimonial = shownTestimonials[current]
  if (!testimonial) return null
  // What a person chose is announced, and not what turned by itself. After the last comes the first, and the other way round.
  const choose = (to: number) => {
    const index = (to + count) % count
    show(index)
    const chosen = shownTestimonials[index]
    if (chosen) announce(`${index + 1} of ${count}: ${chosen.comment} ${chosen.role}`)
  }
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <PageHeading>You are in good company</PageHeading>
      <section
        aria-roledescription="carousel"
        aria-label="What people say"
        className={styles.carousel}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <figure className={styles.voice}>
          <Drawing key={testimonial.id} className={styles.picture} src={edition.scenes[testimonial.scene]} alt="" />
          <blockquote className={styles.comment}>{testimonial.comment}</blockquote>
          <figcaption className={styles.role}>{testimonial.role}</figcaption>
        </figure>
        <div className={styles.controls}>
          <ActionIcon variant="default" aria-label="Previous" onClick={() => choose(current - 1)}>
            <IconArrowLeft size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <div className="ui-wrap ui-middle">
            {shownTestimonials.map(({ id }, index) => (
              <UnstyledButton
                key={id}
                className={styles.dot}
                aria-label={`${index + 1} of ${count}`}
                data-icon-name={`${index + 1} of ${count}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => choose(index)}
              />
            ))}
          </div>
          <ActionIcon variant="default" aria-label="Next" onClick={() => choose(current + 1)}>
            <IconArrowRight size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={isTurning ? 'Stop rotating' : 'Rotate automatically'}
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
      <div className="ui-wrap ui-middle">
        <DisplaySettingsButton />
        <HelpLink />
      </div>
    </main>
  )
}
