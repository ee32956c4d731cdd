import { drawDemoPictures } from '@sauda/server'
import { demoPictures } from '../server/demo-pictures.ts'

/** Renders the demo centre's pictures, so that its first start only has to store them. */
await drawDemoPictures(demoPictures)
