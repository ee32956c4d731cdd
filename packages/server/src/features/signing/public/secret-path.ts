/** The secret in `/verify-document/{id}/{secret}`, after what may be shown, however the path is written. */
export const SECRET_PATH = /(verify(?:-|%2d)document\/+[^/]*\/+).+/i
