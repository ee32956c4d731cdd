import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { folders, threads } from './beside-the-bundle.json'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    command: 'src/command.ts',
    player: 'src/player/command.ts',
    'why-not': 'src/why-not.ts',
    settings: 'src/settings.ts',
    stopping: 'src/stopping.ts',
    // Entries of threads, which are loaded from beside the bundle by their names.
    ...threads,
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
    for (const [name, folder] of Object.entries(folders))
      await cp(folder, `dist/${name}`, { recursive: true })
  },
})
