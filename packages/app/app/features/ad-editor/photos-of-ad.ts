import type { Ad } from '@sauda/sdk/ads'
import type { KeptPhoto } from './draft-store.ts'

/** The ad's photos as tiles of the editor. */
export function keptPhotos({ photos }: Pick<Ad, 'photos'>): KeptPhoto[] {
  return photos.map(({ key, small }) => ({ id: key, url: small }))
}

/** A photo that was uploaded before its ad is handed in, as a tile of the editor. */
export function stagedPhoto(key: string): KeptPhoto {
  return { id: key, url: `/api/photo/${encodeURIComponent(key)}/small.webp` }
}
