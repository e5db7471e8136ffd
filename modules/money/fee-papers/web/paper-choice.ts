import { RollOrSheet } from '../papers.ts'

/** What bills and receipts are printed on. */
export const papers = RollOrSheet.options

const key = 'lobby.fees.receiptPaper'

export interface PaperChoice {
  paper: RollOrSheet
  perSheet: 2 | 3
}

/** What this browser prints receipts on: what it chose last, else a roll of 80 mm. */
export function readPaper(): PaperChoice {
  try {
    const [paper, perSheet] = (localStorage.getItem(key) ?? '').split(' ')
    const kept = RollOrSheet.safeParse(paper)
    return { paper: kept.success ? kept.data : 'thermal80', perSheet: perSheet === '3' ? 3 : 2 }
  } catch {
    return { paper: 'thermal80', perSheet: 2 }
  }
}

/** Keeps in this browser what receipts are printed on. */
export function keepPaper({ paper, perSheet }: PaperChoice): void {
  try {
    localStorage.setItem(key, `${paper} ${perSheet}`)
  } catch {
    // A refused storage forgets with the page.
  }
}
