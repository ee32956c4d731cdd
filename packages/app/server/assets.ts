/** The entry of the second language's build: the list of the files that its pages load. */
export { default } from 'virtual:react-router/server-manifest'
