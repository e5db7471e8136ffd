import { useState } from 'react'
import type { Zone } from '#modules/boards/boards/web/public.ts'
import type { Draft } from './draft.ts'

/** Steps that can be taken back. */
const most = 50

/** A board while it is put together: what it is now, what it was before, and which zone is chosen. */
export function useDraft(saved: Draft) {
  const [steps, setSteps] = useState<readonly Draft[]>([saved])
  const [chosen, choose] = useState<number | undefined>(saved.zones.length ? 0 : undefined)
  const draft = steps.at(-1) ?? saved
  /** `isSame`: goes on with the last step, as typing and dragging do. */
  function change(part: Partial<Draft>, isSame = false) {
    setSteps((before) => {
      const last = before.at(-1) ?? saved
      const kept = isSame && before.length > 1 ? before.slice(0, -1) : before
      return [...kept, { ...last, ...part }].slice(-most)
    })
  }
  const setZone = (nth: number, part: Partial<Zone>, isSame = false) =>
    change({ zones: draft.zones.map((zone, at) => (at === nth ? { ...zone, ...part } : zone)) }, isSame)
  return {
    draft,
    chosen,
    choose,
    change,
    setZone,
    isDirty: JSON.stringify(draft) !== JSON.stringify(steps[0]) || steps.length > 1,
    canUndo: steps.length > 1,
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    start: (fresh: Draft) => setSteps([fresh]),
  }
}
export type DraftTools = ReturnType<typeof useDraft>
