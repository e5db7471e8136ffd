export { freshStamp, proofOf, stampedNow } from './sign.ts'
