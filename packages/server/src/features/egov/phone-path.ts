/** Where telephones call; `/{secret}/mgovSign` below it is the address in the code. */
export const PHONE_PREFIX = '/api/egovMobile/phone'

/** The secret in the address of a code, after what may be shown, however the path is written. */
export const PHONE_SECRET = /(egovmobile\/+phone\/+).+/i
