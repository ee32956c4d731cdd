import { join } from 'node:path'

/** Where the pages are built: `npm start` and the tests build them elsewhere and rename the folder when it is complete. */
export const folderOfBuild = process.env.BUILD_FOLDER ?? join(import.meta.dirname, '../build/pages')
