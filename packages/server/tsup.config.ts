import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    command: 'src/command.ts',
    player: 'src/player/command.ts',
    'why-not': 'src/why-not.ts',
    settings: 'src/settings.ts',
    stopping: 'src/stopping.ts',
    // The entry of the thread, which is loaded from beside the bundle by its name.
    'database-worker': 'src/platform/database/embedded/worker.ts',
    // The thread that draws and reads PDFs.
    'paper-worker': 'src/features/documents/paper/paper-worker.ts',
    // The thread that verifies signatures.
    'signature-worker': 'src/features/signing/verify/signature-worker.ts',
    // The thread that makes copies with signature sheets.
    'sheet-worker': 'src/features/signing/sheet/sheet-worker.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  dts: {
    entry: {
      index: 'src/index.ts',
      'why-not': 'src/why-not.ts',
      settings: 'src/settings.ts',
      stopping: 'src/stopping.ts',
    },
  },
  clean: true,
  // node:sqlite cannot be imported without its prefix.
  removeNodeProtocol: false,
  onSuccess: async () => {
    await cp('src/migrations', 'dist/migrations', { recursive: true })
    await cp('src/features/signing/verify/nca-roots', 'dist/nca-roots', { recursive: true })
  },
})
