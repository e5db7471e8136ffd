/** A secret ballot that this phone cast: by its receipt it is found in the published list. */
export interface KeptBallot {
  topicId: string
  number: number
  title: string
  receipt: string
}

const place = (code: string) => `lobby.sealed.${code.slice(-12)}`
/** Where the browser keeps nothing, it lives as long as the page. */
const here = new Map<string, KeptBallot[]>()

/** The secret ballots that this phone cast with a card, the oldest first. */
export function keptBallots(code: string): KeptBallot[] {
  try {
    const text = localStorage.getItem(place(code))
    return text ? (JSON.parse(text) as KeptBallot[]) : (here.get(code) ?? [])
  } catch {
    return here.get(code) ?? []
  }
}

/** Keeps a ballot that was taken. */
export function keepBallot(code: string, ballot: KeptBallot): void {
  const all = [...keptBallots(code).filter(({ receipt }) => receipt !== ballot.receipt), ballot]
  here.set(code, all)
  try {
    localStorage.setItem(place(code), JSON.stringify(all))
  } catch {
    // A private window: the page still shows it.
  }
}
