/** What of a video is watched: its picture and captions (shared/player), or all of a video that is no player's. */
const findPicture = (video: Element) => video.closest('[data-picture]') ?? video

/**
 * While a video plays, the ruler does not dim its picture: the person watches and does not read. Writes the picture's edges in the window
 * into the ruler's style. Returns the end of it.
 */
export function keepVideoClear(root: HTMLElement): () => void {
  const stop = new AbortController()
  let frame = 0
  const show = () => {
    const video = playingVideo()
    frame = video ? requestAnimationFrame(show) : 0
    root.toggleAttribute('data-video', video !== undefined)
    if (!video) return
    const { top, right, bottom, left } = findPicture(video).getBoundingClientRect()
    for (const [name, place] of Object.entries({ top, right, bottom, left }))
      root.style.setProperty(`--video-${name}`, `${place}px`)
  }
  // Media events do not bubble. What plays is followed by frame, as the page may scroll and change; what ends is noticed by the next one.
  addEventListener('play', () => frame === 0 && show(), { capture: true, signal: stop.signal })
  show()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
    root.removeAttribute('data-video')
  }
}

/** Behind a dialog nothing is watched. */
function playingVideo(): HTMLVideoElement | undefined {
  return [...document.querySelectorAll('video')].find(
    (video) => !video.paused && !video.ended && !video.closest('[inert]'),
  )
}
