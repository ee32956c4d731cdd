/** Name of the demo centre's own authority, the `issuer` of signatures that prove nothing outside of a demo. */
export const DEMO_AUTHORITY = 'SAUDA: КӨРСЕТІЛІМ ОРТАЛЫҒЫ, ЗАҢДЫ КҮШІ ЖОҚ'
