import { useState } from 'react'

export interface CursorPages {
  /** What the call is given: '' for the first page. */
  after: string
  /** How many rows lie before this page. */
  offset: number
  hasPrevious: boolean
  previous: () => void
  /** Goes behind a page of `count` rows by the cursor that its answer gave. */
  next: (cursor: string, count: number) => void
}

interface Trail {
  of: string
  pages: readonly { after: string; offset: number }[]
}

const start = { after: '', offset: 0 }

/** The way through a list of cursors. Other filters (`of`, any text that names them) begin at the first page again. */
export function useCursorPages(of: string): CursorPages {
  const [trail, setTrail] = useState<Trail>({ of, pages: [start] })
  const pages = trail.of === of ? trail.pages : [start]
  const here = pages.at(-1) ?? start
  return {
    ...here,
    hasPrevious: pages.length > 1,
    previous: () => setTrail({ of, pages: pages.length > 1 ? pages.slice(0, -1) : pages }),
    next: (after, count) => setTrail({ of, pages: [...pages, { after, offset: here.offset + count }] }),
  }
}
