export { mayHandle } from '../roles.ts'
export { mustHandle } from './locked-member.ts'
