import { call } from '@stepwise/shared/http'

/** A base64 data URL goes in; the address of the stored picture comes out. */
export const uploadImage = (image: string) => call('POST /content_desk/images', { body: { image } })
