/** The package's version, sent with every call; a test holds it to package.json. */
export const VERSION = '0.0.0'
