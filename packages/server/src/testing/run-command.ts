import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../command.ts', import.meta.url))

/** What every process gets: nothing that sets up a server, and the code that was compiled for the one before. */
export const ENVIRONMENT = {
  PATH: process.env.PATH,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}

/** Runs the server's own command to its end, without a terminal. */
export function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ code: number; out: string; error: string }> {
  const env = { ...ENVIRONMENT, ...environment }
  return new Promise((resolve) => {
    const command = [process.execPath, ['--conditions=@sauda/source', COMMAND, ...args]] as const
    execFile(...command, { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })
}
