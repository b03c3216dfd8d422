import { Link } from '@stepwise/shared/routing'
import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { IconExternalLink, IconMail } from '@tabler/icons-react'

/** A link of an author that looks like a button: to a page of ours, to another site (and says so), to a mail or a number. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/')) {
    return (
      <Button component={Link} to={to} variant="default">
        {children}
      </Button>
    )
  }
  if (!to.startsWith('https://')) {
    const icon = to.startsWith('mailto:') && <IconMail size={20} stroke={1.75} aria-hidden />
    return (
      <Button component="a" href={to} variant="default" leftSection={icon}>
        {children}
      </Button>
    )
  }
  return (
    <Button
      component="a"
      href={to}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
    >
      {children} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  )
}
