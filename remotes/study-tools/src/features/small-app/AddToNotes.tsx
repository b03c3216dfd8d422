import { useNavigate } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { useStepAddress } from './SmallAppPage.tsx'

/** Leads to the notes of the step that opened the app, with this text in the box for a new one. Not there where no step did. */
export function AddToNotes({ text }: { text: string }) {
  const navigate = useNavigate()
  const step = useStepAddress()
  if (step === undefined) return null
  return (
    <Button variant="default" onClick={() => navigate(`${step}#note=${encodeURIComponent(text)}`)}>
      Add it to my notes
    </Button>
  )
}
