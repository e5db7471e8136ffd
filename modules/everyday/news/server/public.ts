export { addNews } from './edit.ts'
export { keepAttachment, namedApart } from './files.ts'
