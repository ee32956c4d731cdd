import { open } from 'node:fs/promises'

/** Writes a new file and flushes it to disk. Its name is durable only after its folder is synced as well. */
export async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes created, renamed or removed entries of a folder durable. */
export async function syncFolder(path: string): Promise<void> {
  // Windows does this itself and does not allow opening a folder.
  if (process.platform !== 'win32') await sync(path, 'r')
}

/** Makes data that others wrote to a file durable. */
export function syncFile(path: string): Promise<void> {
  return sync(path, 'r+')
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
