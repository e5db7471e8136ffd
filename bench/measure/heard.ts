let at = 0

/** Notes that a job goes on: filling a country takes as long as it takes. */
export const heard = (): void => {
  at = performance.now()
}

/** When a job was heard of last, in milliseconds of this program. */
export const heardAt = (): number => at
