// What every hand-over checks and says, whatever is handed over.
export { checkProof, type Proof, describeTaken } from './proof.ts'
