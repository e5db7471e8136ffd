const place = (code: string) => `lobby.trustee.${code.slice(-12)}`
const here = new Map<string, string>()

/** The secret of a trustee on this device; '' when it is not here. It is sent nowhere. */
export function keptSeed(code: string): string {
  try {
    return localStorage.getItem(place(code)) ?? here.get(code) ?? ''
  } catch {
    return here.get(code) ?? ''
  }
}

/** Keeps a trustee's secret on this device. */
export function keepSeed(code: string, seed: string): void {
  here.set(code, seed)
  try {
    localStorage.setItem(place(code), seed)
  } catch {
    // A private window: it lives as long as the page, and on the paper it was written on.
  }
}
