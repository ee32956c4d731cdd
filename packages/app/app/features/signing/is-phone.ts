/** What a browser says of its device. */
type Device = { readonly userAgent: string; readonly maxTouchPoints: number }

/** Whether NCALayer cannot run on the device: phones and tablets. An iPad calls itself a Mac and has a touch screen. */
export function isPhone({ userAgent, maxTouchPoints }: Device): boolean {
  return (
    /Android|iPhone|iPad|iPod|HarmonyOS/.test(userAgent) ||
    (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  )
}
