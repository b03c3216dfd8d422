declare global {
  /** What the page's first script (deploy/src/page/boot) leaves for the host and its client. */
  interface StepwiseBoot {
    /** Calls of the page, by address. */
    calls: Record<string, Promise<Response>>
    /** The style sheets of the start are there. */
    styles?: Promise<void>
    /** The session check. */
    authorize?: Promise<Response>
    /** Aborts the session check. */
    stopAuthorize?: () => void
    /** A button or choice of the page's content, or a form's button, that was pressed before the host was there. */
    pressed?: Element
    /** A link of the page before was followed while its app was not there yet. */
    isLinkFollowed?: boolean
    /** The host cannot show the page: says so to someone who has pressed a button. The next press loads the page again. */
    showLostPress?: () => void
    /** A word is being composed in a field of the page's content. */
    isComposing?: boolean
  }

  /** Undefined where a test, or a page of another kind, has no such script. */
  var stepwiseBoot: StepwiseBoot | undefined
}

export {}
