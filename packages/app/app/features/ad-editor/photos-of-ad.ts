import type { Ad } from '@sauda/sdk/ads'
import type { KeptPhoto } from './draft-store.ts'

/** The ad's photos as tiles of the editor. */
export function keptPhotos({ photos }: Pick<Ad, 'photos'>): KeptPhoto[] {
  return photos.map(({ key, small }) => ({ id: key, url: small }))
}
