// What every hand-over checks and says, whatever is handed over.
export { sayWay } from './say-way.ts'
export { checkProof, type Proof, describeTaken } from './proof.ts'
