import { useRef, useState } from 'react'
import type { Answer, ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Wish } from './activation-store.ts'
import { addRow, type BatchRow, failedOf, setRow, shownCode, toBind, without } from './batch.ts'
import { bind, type Decision, lookUp, type Question } from './bind.ts'
import { refusedCode } from './refused-code.ts'
import { failure } from './speak-outcome.ts'

type Decide = (question: Question) => Promise<Decision | undefined>

/** Codes that are read in a row and bound together (R327): duplicates are said at once, each keeps its own outcome. */
export function useBatch(kind: ReaderKind, wish: Wish, decide: Decide, onSent: () => void) {
  const t = useTexts('quickActivation')
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  // The next scan comes before the last one is drawn.
  const latest = useRef(rows)
  const write = (next: readonly BatchRow[]) => {
    latest.current = next
    setRows(next)
  }
  const change = (code: string, by: Partial<BatchRow>) => write(setRow(latest.current, code, by))

  async function look(code: string) {
    change(code, { state: 'checking', said: undefined })
    try {
      const { question, isHere } = await lookUp(kind, code, wish)
      if (question) change(code, { state: 'asks', question })
      else change(code, { state: 'ready', said: isHere ? t('rowHere') : undefined })
    } catch (error) {
      change(code, { state: 'failed', said: failure(kind, error).detail })
    }
  }

  /** Takes a code in, and looks it up while the next one is read. */
  function collect(code: string): Answer {
    const refused = refusedCode(kind, code)
    if (refused) return { state: 'refused', text: t('batchRefused'), detail: refused }
    const { rows: next, nth, isTwice } = addRow(latest.current, kind, code)
    if (isTwice) return { state: 'refused', text: t('batchTwice', { nth }), detail: t('batchTwiceText') }
    write(next)
    void look(code)
    return { state: 'found', text: t('batchAdded', { nth }), detail: shownCode(kind, code) }
  }

  async function answer(row: BatchRow) {
    const decision = row.question && (await decide(row.question))
    if (decision) change(row.code, { state: 'ready', decision, said: undefined })
  }

  const { busy: sending, submit: send } = useSubmit(async (_, which: readonly BatchRow[]) => {
    for (const { code, decision } of which) {
      change(code, { state: 'sending' })
      const done = await bind(kind, wish, code, decision)
      if ('question' in done) change(code, { state: 'asks', question: done.question })
      else change(code, { state: done.ok ? 'done' : 'failed', said: done.ok ? done.text : done.detail })
    }
    onSent()
  })

  return {
    rows,
    sending,
    collect,
    answer,
    remove: (code: string) => write(without(latest.current, code)),
    bindAll: () => send(toBind(latest.current)),
    retry: (row: BatchRow) => send([row]),
    retryAll: () => send(failedOf(latest.current)),
  }
}

export type Batch = ReturnType<typeof useBatch>
