import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import type { RosterMonth } from '../contract.ts'
import { withCells } from './plan-model.ts'
import { monthQuery, rosterApi } from './queries.ts'

export interface Cell {
  personId: string
  day: string
  code: string
}

/** Changes that were not written, and why. */
export interface Unsaved {
  cells: readonly Cell[]
  sentence: string
}

/** Most steps that can be taken back. */
const mostSteps = 50

/**
 * Sets cells of a month: at once on the screen, one request after the other to the server. What it refuses is taken off the
 * screen again and kept, so that it can be written over what a colleague set, or given up.
 */
export function useCells(month: string, data: RosterMonth | undefined) {
  const queries = useQueryClient()
  const { queryKey } = monthQuery(month)
  const last = useRef(Promise.resolve())
  const waiting = useRef(0)
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const [steps, setSteps] = useState<readonly Cell[][]>([])
  const now = () => queries.getQueryData<RosterMonth>(queryKey) ?? data
  const codeAt = ({ personId, day }: Pick<Cell, 'personId' | 'day'>) =>
    now()?.shifts.find((shift) => shift.personId === personId && shift.day === day)?.code ?? ''

  function send(cells: readonly Cell[]): void {
    const known = now()
    const changes = cells
      .map((cell) => ({ ...cell, before: codeAt(cell) }))
      .filter(({ before, code }) => before !== code)
    if (!known || !changes.length) return
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, { ...withCells(known, changes), isChanged: true })
    waiting.current++
    last.current = last.current.then(async () => {
      try {
        const { rowVersion } = (await rosterApi.saveCells({ month, changes }, { isSaid: true })).data
        queries.setQueryData<RosterMonth>(queryKey, (old) => old && { ...old, rowVersion })
      } catch (error) {
        setUnsaved((before) => ({
          cells: [...(before?.cells ?? []), ...cells],
          sentence: sentenceOf(error),
        }))
      } finally {
        waiting.current--
        // What others did meanwhile, and what stands instead of what was refused.
        if (waiting.current === 0) void queries.invalidateQueries({ queryKey })
      }
    })
  }

  /** Sets cells; '' clears one. */
  function set(cells: readonly Cell[]): void {
    const before = cells.map((cell) => ({ ...cell, code: codeAt(cell) }))
    setSteps((all) => [...all, before].slice(-mostSteps))
    send(cells)
  }

  return {
    set,
    unsaved,
    /** Writes what was refused over what stands there now. */
    insist: () => {
      const cells = unsaved?.cells ?? []
      setUnsaved(undefined)
      set(cells)
    },
    giveUp: () => setUnsaved(undefined),
    /** Takes the last step back. */
    undo: () => {
      const step = steps.at(-1)
      if (!step) return
      setSteps(steps.slice(0, -1))
      send(step)
    },
    mayUndo: steps.length > 0,
    /** Whether something is on its way; an event of one’s own asks for nothing then. */
    isBusy: () => waiting.current > 0,
  }
}

export type Cells = ReturnType<typeof useCells>
