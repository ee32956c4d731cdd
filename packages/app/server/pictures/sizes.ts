/** The size that sites show in full: 1.91 to 1. */
export const WIDTH = 1200
export const HEIGHT = 630

/** Where the photo or the drawing stands. */
export const PICTURE = { left: 700, top: 0, width: 500, height: HEIGHT } as const
