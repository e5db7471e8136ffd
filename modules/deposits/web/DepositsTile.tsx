/** The duty board's panel of deposits that wait. */
export function DepositsTile() {
  return null
}
