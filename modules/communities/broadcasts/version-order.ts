/** The numbers of a version in their order: `2.71.0 build 0930.1` is 2, 71, 0, 930, 1. */
const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number)

/** Whether one version is greater than another (R109): number by number; what is not said counts as 0. */
export function isGreater(text: string, other: string): boolean {
  const [a, b] = [numbersOf(text), numbersOf(other)]
  for (let nth = 0; nth < Math.max(a.length, b.length); nth++) {
    const [x, y] = [a[nth] ?? 0, b[nth] ?? 0]
    if (x !== y) return x > y
  }
  return false
}
