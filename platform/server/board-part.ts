import type { Lease } from './database.ts'

/** Something that a board shows in three lines: 瓦斯抄表截止 / 11月25日 / 未回報 42 戶. No names: it hangs where everybody passes. */
export interface BoardFact {
  title: string
  /** What is read from afar. */
  big: string
  note: string
}

/**
 * What a module tells the boards of the house. Declared in its `server/board-parts.ts` (decision 076); its name in the editor
 * stands among the values of its words as `boardPart.gasPeriods`.
 */
export interface BoardPart {
  kind: string
  /** Offered where one of these services is there; where it is left out, everywhere. */
  services?: readonly number[]
  /** For how many minutes a screen without a line may go on showing it; 10, when left out. */
  lasts?: number
  /** What is to be seen now, the most urgent first. */
  list(lease: Lease & { now: Date }): Promise<readonly BoardFact[]>
}
