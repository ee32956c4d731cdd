interface ImportMetaEnv {
  /** The address of the folder of the kit's drawings (`kitDrawings` of the build). */
  readonly DRAWINGS: string
}
