import { useState } from 'react'

interface Settled {
  /** What the field held before an input method began to compose; as soon as it has ended, what the field holds. */
  settled: string
  /** Goes onto the field. */
  watch: { onCompositionStart: () => void; onCompositionEnd: () => void }
}

/** The text of a field as one may search for it: never what an input method still composes. */
export function useSettled(text: string): Settled {
  const [before, setBefore] = useState<string>()
  const watch = {
    onCompositionStart: () => setBefore(text),
    onCompositionEnd: () => setBefore(undefined),
  }
  return { settled: before ?? text, watch }
}
