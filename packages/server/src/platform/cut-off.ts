/** Whether reading a body failed because the client has closed the connection before its end. */
export function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE'
}
