import './page-texts.ts'
import './fee-home.css'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useRef, useState } from 'react'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import type { FeeSummary } from '../contract.ts'
import { ClosedBox } from './ClosedBox.tsx'
import { ClosingBox } from './ClosingBox.tsx'
import { CollectingPanel } from './CollectingPanel.tsx'
import { ComingPanel } from './ComingPanel.tsx'
import { feePaths } from './paths.ts'
import { RefundsPanel, TodayPanel } from './SidePanels.tsx'
import { useSummary } from './use-summary.ts'
import { WaitingPanel } from './WaitingPanel.tsx'
import { WaysPanel } from './WaysPanel.tsx'

/** What the treasurer looks at first: the question at the counter, what waits, what comes in. */
export function FeeBoard() {
  const t = useTexts('feeHomePage')
  const asked = useSummary()
  return (
    <>
      <AskField />
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', '2fr', '1fr']} rows={8}>
        {(summary) => <Board summary={summary} />}
      </Loaded>
    </>
  )
}

/** The same as the duty board of whoever has no desk. */
export function FeeDutyBoard() {
  return (
    <div className="fh-page">
      <FeeBoard />
    </div>
  )
}

/** "I paid and it is not there": the words go to the page that finds a payment. */
function AskField() {
  const t = useTexts('feeHomePage')
  const goTo = useNavigate()
  const isThere = usePageExists()(feePaths.paid)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useHotKey('/', 'platform:searchKey', () => input.current?.focus(), { enabled: isThere })
  const ask = () => {
    const q = text.trim()
    // As a search and not as an address: a long account number stays the text that it is.
    if (q) void goTo({ to: feePaths.paid as string, search: { q } as never })
  }
  if (!isThere) return null
  return (
    <TextInput
      ref={input}
      className="fh-ask"
      icon="search"
      type="search"
      aria-label={t('askLabel')}
      placeholder={t('ask')}
      value={text}
      onText={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask()
      }}
      extra={<Key keys="/" />}
    />
  )
}

function Board({ summary }: { summary: FeeSummary }) {
  const { collecting, unmatched, overdue, drafts, refunds, prepaid, cheques, today, coming } = summary
  const counts = {
    unmatched: unmatched.count,
    arrears: overdue.count,
    runs: drafts.length,
    deposit: prepaid.count,
    cheques: cheques.count,
  }
  return (
    <div className="fh-board">
      <div className="fh-column">
        <WaysPanel counts={counts} />
        <ComingPanel coming={coming} />
      </div>
      <div className="fh-column">
        <CollectingPanel collecting={collecting} />
        <WaitingPanel summary={summary} />
      </div>
      <div className="fh-column">
        <ClosingBox {...summary} />
        <RefundsPanel refunds={refunds} />
        <TodayPanel today={today} />
        <ClosedBox closedThrough={summary.closedThrough} />
      </div>
    </div>
  )
}
