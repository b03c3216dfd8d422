/** A video as the player takes it. Addresses are root-relative; `id` keys what is remembered of it (resume position). */
export interface PlayerVideo {
  id: string
  title: string
  src: string
  contentType: string
  poster: string | null
  captions: string | null
  chapters: string | null
  thumbnails: string | null
}
