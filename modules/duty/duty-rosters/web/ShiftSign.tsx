import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'

/** The sign of a shift as the grid draws it. */
export function ShiftSign({ code, look }: Pick<ShiftClass, 'code' | 'look'>) {
  return <i className={`ro-sign ro-${look}`}>{code}</i>
}
