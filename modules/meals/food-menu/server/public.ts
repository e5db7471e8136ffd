export { demoMenu, demoSpecs, foodIdOf } from './demo-menu.ts'
export { foodOf, lockItems, type MenuFood, putBackStock, takeStock } from './food.ts'
