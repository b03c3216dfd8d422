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
  const isFile = to.startsWith('/media/')
  if (to.startsWith('/') && !isFile) {
    return (
      <Button component={Link} to={to} variant="default">
        {children}
      </Button>
    )
  }
  if (to.startsWith('https://')) {
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
  const Icon = isFile ? IconDownload : to.startsWith('mailto:') ? IconMail : null
  return (
    <Button
      component="a"
      href={to}
      download={isFile ? savedAs(to) : undefined}
      leftSection={Icon && <Icon size={20} stroke={1.75} aria-hidden />}
      variant="default"
    >
      {children}
    </Button>
  )
}
