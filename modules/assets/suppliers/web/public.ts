export { addSupplierAct } from './supplier-acts.ts'
