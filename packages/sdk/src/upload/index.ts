export { type UploadProgress, uploadFetch } from './upload-fetch.ts'
