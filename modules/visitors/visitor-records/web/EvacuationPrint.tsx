import './evacuation-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { evacuation } from './evacuation.ts'
import { EvacuationPaper } from './EvacuationPaper.tsx'
import { type EvacuationList, insideSeen, rememberInside } from './inside-seen.ts'
import { recordsApi } from './use-visits.ts'

/** Milliseconds after which the line counts as lost: nobody waits for a list while the house burns. */
const patience = 4000

/** Fetches who is inside and prints it at once; without a line, what was seen last. */
export function EvacuationPrint() {
  const t = useTexts('evacuation')
  const queries = useQueryClient()
  const [list, setList] = useState<{ of: EvacuationList; printedAt: Date }>()
  useEffect(() => {
    let alive = true
    const say = (sentence: string) => void alertBox(sentence).then(evacuation.close)
    recordsApi.listForEvacuation({}, { patience }).then(
      ({ data }) => {
        rememberInside(queries, data)
        if (alive) setList({ of: data, printedAt: data.at })
      },
      (error: unknown) => {
        if (!alive) return
        const seen = insideSeen(queries)
        if (!(error instanceof LostConnection)) say(sentenceOf(error))
        else if (seen) setList({ of: seen, printedAt: new Date() })
        else say(t('failed'))
      },
    )
    return () => {
      alive = false
    }
  }, [t, queries])
  if (!list) return null
  return (
    <PrintSheet width="A4" margin="10mm" isNumbered onDone={evacuation.close}>
      <EvacuationPaper list={list.of} printedAt={list.printedAt} />
    </PrintSheet>
  )
}
