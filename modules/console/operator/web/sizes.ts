const steps = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Bytes as people say them: `1.4 GB`. */
export function sizeOf(bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 1024 ** step
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${steps[step]}`
}

export const countOf = (count: number): string => count.toLocaleString('en')
