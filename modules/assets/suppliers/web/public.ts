export { addSupplierAct, addSupplierNote } from './supplier-acts.ts'
