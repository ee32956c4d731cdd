/** The portal shows photos at a width of 1,280 px; twice that is kept for screens to come. */
const LONGEST_SIDE = 2_560
const QUALITY = 0.9

/** Draws a picture as a JPEG, made smaller if it is larger than the portal needs. */
export function drawJpeg(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // A JPEG is not transparent: what was, becomes white instead of black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
