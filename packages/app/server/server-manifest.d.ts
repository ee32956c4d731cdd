/** The manifest of a client's files that React Router generates, which its own types omit. */
declare module 'virtual:react-router/server-manifest' {
  const assets: import('react-router').ServerBuild['assets']
  export default assets
}
