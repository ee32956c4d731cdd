import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The folder of this package, with a slash at its end. */
export const folder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Starts what editors ask about code, with the settings of this package.
 *
 * @param texts of files that are not on the disk, by their paths
 */
export function languageService(
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): ts.LanguageService {
  const read = (file: string) => texts.get(file) ?? ts.sys.readFile(file)
  const config = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder)
  return ts.createLanguageService({
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: read,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...options, noErrorTruncation: true }),
    getScriptFileNames: () => [...files],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = read(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  })
}
