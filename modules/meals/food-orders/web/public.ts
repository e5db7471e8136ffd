export { useEater } from './use-eater.ts'
export type { Eater } from './use-order.ts'
