import { PhotoList as KitPhotoList, type PhotoListProps } from '@sauda/ui'

/** Re-exports the kit's list from a module of its own, so that it becomes a separate chunk. */
export function PhotoList(props: PhotoListProps) {
  return <KitPhotoList {...props} />
}
