import { Link } from '@stepwise/shared/routing'
import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { IconDownload, IconExternalLink, IconMail } from '@tabler/icons-react'

/** Files of a video all have the same names; saved, each says which video's it is: `assessor-demo-captions.vtt`. */
const savedAs = (to: string) => {
  const [, video, file = ''] = /^\/media\/videos\/([^/]+)\/([^/]+)$/.exec(to) ?? []
  return video ? `${video}-${file}` : to.slice(to.lastIndexOf('/') + 1)
}

/** A link of an author that looks like a button: to a page or a file of ours, to another site (and says so), to an email or a number. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  if (to.startsWith('/media/')) {
    return (
      <Button
        component="a"
        href={to}
        download={savedAs(to)}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        variant="default"
      >
        {children}
      </Button>
    )
  }
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
      <Button component="a" href={to} leftSection={icon} variant="default">
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
      rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
      variant="default"
    >
      <span>{children}</span> <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  )
}
