/** The package's version, sent with every call; a test compares it with package.json. */
export const VERSION = '0.0.0'
