/** The entry of the second language's build: the manifest of its client's files. */
export { default } from 'virtual:react-router/server-manifest'
