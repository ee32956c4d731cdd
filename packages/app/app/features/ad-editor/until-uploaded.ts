/** How often it is looked, in ms. */
const LOOK_MS = 100

/** Waits until nothing is being uploaded any more, at most `patience` ms. */
export async function untilUploaded(isUploading: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience
  while (isUploading() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
