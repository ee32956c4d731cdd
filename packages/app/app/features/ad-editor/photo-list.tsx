import { PhotoList as KitPhotoList, type PhotoListProps } from '@sauda/ui'

/** The kit's list in a module of its own, so that it can be fetched by itself. */
export function PhotoList(props: PhotoListProps) {
  return <KitPhotoList {...props} />
}
