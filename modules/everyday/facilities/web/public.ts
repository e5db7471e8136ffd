export { showPrice } from './show-price.ts'
