import { Button, hintAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'

interface ContinueLinkProps {
  /** Of the institution. */
  name: string
  href: string
}

/** Leads away to the institution, and says so while the browser is on its way. */
export function ContinueLink({ name, href }: ContinueLinkProps) {
  const announce = useUnit(hintAnnounced)
  const [isLeaving, setLeaving] = useState(false)
  // By Back the browser may show the page as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])
  const leaving = `Going to ${name}…`
  return (
    <Button
      component="a"
      href={href}
      variant="outline"
      onClick={() => {
        setLeaving(true)
        announce(leaving)
      }}
    >
      {isLeaving ? leaving : `Continue with ${name}`}
    </Button>
  )
}
