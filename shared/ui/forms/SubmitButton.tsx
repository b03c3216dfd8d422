import { Button, type ButtonProps, Loader } from '@mantine/core'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hintAnnounced } from '../announcer.tsx'

interface SubmitButtonProps extends ButtonProps {
  children: string
  isBusy: boolean
  /** What it says meanwhile, such as "Signing in…". */
  busyLabel: string
}

/** Sends the form. While busy it keeps the focus (a disabled button would lose it) and says so. */
export function SubmitButton({ children, isBusy, busyLabel, ...props }: SubmitButtonProps) {
  const announce = useUnit(hintAnnounced)
  useEffect(() => {
    if (isBusy) announce(busyLabel)
  }, [isBusy, busyLabel, announce])
  return (
    <Button
      type="submit"
      aria-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
      {...props}
    >
      {isBusy ? busyLabel : children}
    </Button>
  )
}
