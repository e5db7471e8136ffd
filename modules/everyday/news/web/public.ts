export { FileLinks } from './FileLinks.tsx'
export { FileList } from './FileList.tsx'
export { newsDetailPath, newsEditPath } from './paths.ts'
