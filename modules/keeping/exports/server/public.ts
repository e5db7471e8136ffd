export { fileNameOf, workbookType } from './download.ts'
export { masked } from './mask.ts'
