import { MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      heading="Page not found"
      message="There is no page at this address. It may have moved, or the link may be mistyped."
      image="/images/scenes/not-found.svg"
    />
  )
}
