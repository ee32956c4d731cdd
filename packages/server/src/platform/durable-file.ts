import { open } from 'node:fs/promises'

/** Writes a new file through to the disk. Its name lasts once its folder is synced as well. */
export async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes what was created, renamed or removed in a folder last. */
export async function syncFolder(path: string): Promise<void> {
  // Windows keeps its folders itself and lets nobody open one.
  if (process.platform !== 'win32') await sync(path, 'r')
}

/** Makes what was written into a file by others last. */
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
