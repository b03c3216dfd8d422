import { useParams } from '@stepwise/shared/routing'
import { PageHeading, Stack } from '@stepwise/shared/ui'

/** The editor of one document. */
export default function EditorPage() {
  const { documentId } = useParams()
  return (
    <Stack>
      <PageHeading>{documentId ?? ''}</PageHeading>
    </Stack>
  )
}
