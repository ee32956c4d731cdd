/** The list that React Router makes of a client's files, as its own types leave it out. */
declare module 'virtual:react-router/server-manifest' {
  const assets: import('react-router').ServerBuild['assets']
  export default assets
}
