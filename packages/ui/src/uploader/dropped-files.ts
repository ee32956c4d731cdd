type DroppedItem = Pick<DataTransferItem, 'kind' | 'getAsFile'> & {
  webkitGetAsEntry: () => { readonly isDirectory: boolean } | null
}

/** The files among dropped items. Folders are left out: the browser lists them as files, but they cannot be read. */
export function droppedFiles(items: Iterable<DroppedItem>): File[] {
  return [...items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory)
    .flatMap((item) => item.getAsFile() ?? [])
}
