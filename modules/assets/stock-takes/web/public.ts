export { CodeCamera } from './CodeCamera.tsx'
export { codeReader } from './read-code.ts'
