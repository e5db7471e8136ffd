export { BillNotice } from './BillNotice.tsx'
export { RunNotice } from './RunNotice.tsx'
