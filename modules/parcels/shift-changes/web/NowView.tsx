import { useEffect, useRef, useState } from 'react'
import { CashCountPanel } from '#modules/parcels/cash/web/public.ts'
import { useServices } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { ShiftChangeNow } from '../contract.ts'
import { CashPanel } from './CashPanel.tsx'
import { GoneList } from './GoneList.tsx'
import { type Moved, movedSince } from './moved.ts'
import { OpenTable } from './OpenTable.tsx'
import { type Show, shownBy } from './rows.ts'
import { SignPanel } from './SignPanel.tsx'
import { useChecks } from './use-checks.ts'
import { useSign } from './use-sign.ts'

/** Deposits, and with them the cash. */
const depositService = 48
const allShows: readonly Show[] = ['all', 'different', 'attention', 'unchecked']

export interface NowViewProps {
  now: ShiftChangeNow
  show: Show
  onShow: (show: Show) => void
  /** Whether this person may sign. */
  maySign: boolean
  onDone: (shiftChangeId: string) => void
}

/** Everything open now, ticked by scan or hand, and the signatures beside it. */
export function NowView({ now, show, onShow, maySign, onDone }: NowViewProps) {
  const t = useTexts('shiftPage')
  const { previous } = now
  const hasDeposits = useServices()?.some((service) => service.id === depositService) ?? false
  const checks = useChecks()
  const sign = useSign(now, checks, onDone)
  const [current, setCurrent] = useState<string>()
  const [said, setSaid] = useState('')
  const [moved, forget] = useMoved(now)
  const clock = now.at.getTime()
  const shown = shownBy(now.items, now.differences, checks.checked, clock)
  const rows = shown[show]

  useEffect(() => {
    if (current) document.getElementById(`sc-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function scan(code: string) {
    const found = checks.scan(code, now.items)
    setCurrent(found?.id)
    if (found && !rows.some((item) => item.id === found.id)) onShow('all')
    setSaid(
      found
        ? t('scanDone', { serialNumber: found.serialNumber, label: found.label })
        : t('scanUnknown', { code }),
    )
  }

  return (
    <div className="sc-body">
      <Panel grow className="sc-list">
        <div className="sc-bar">
          <Segments
            label={t('filters')}
            value={show}
            onChange={onShow}
            options={(previous ? allShows : allShows.filter((show) => show !== 'different')).map((value) => ({
              value,
              label: t(value, { count: shown[value].length }),
            }))}
          />
          {maySign && <ScanField label={t('scanField')} placeholder={t('scanField')} onScan={scan} />}
        </div>
        {maySign && (
          <Button className="sc-to-sign" onClick={() => document.querySelector('.sc-sign')?.scrollIntoView()}>
            {t('toSign')}
          </Button>
        )}
        <p className="sc-lead lb-14 lb-quiet" role="status">
          {said || (maySign ? t('scanHint') : '')}{' '}
          <b>
            {t('checkedCount', {
              checked: now.items.length - shown.unchecked.length,
              total: now.items.length,
            })}
          </b>
        </p>
        {moved && (
          <Note
            tone="wait"
            act={
              <button type="button" className="lb-link" onClick={forget}>
                {t('movedOk')}
              </button>
            }
          >
            {t('moved', { ...moved })}
          </Note>
        )}
        {rows.length > 0 ? (
          <OpenTable
            items={rows}
            differences={now.differences}
            checked={checks.checked}
            compares={previous !== null}
            onCheck={maySign ? checks.set : undefined}
            current={current}
            now={clock}
          />
        ) : now.items.length === 0 ? (
          <EmptyState icon="check" title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <EmptyState icon="search" title={t('noneShownTitle')} text={t('noneShownText')}>
            <button type="button" className="lb-link" onClick={() => onShow('all')}>
              {t('showAll')}
            </button>
          </EmptyState>
        )}
        <GoneList gone={now.differences.gone} />
      </Panel>
      <div className="lb-stack">
        {previous?.note && <Note>{previous.note}</Note>}
        {hasDeposits && <CashPanel cash={now.cash}>{maySign && <CashCountPanel bare />}</CashPanel>}
        {maySign ? <SignPanel sign={sign} successors={now.successors} /> : <Note>{t('readOnly')}</Note>}
        <p className="lb-14 lb-quiet">
          {previous
            ? t('since', {
                number: previous.number,
                when: speakTime(previous.at),
                from: previous.fromName,
                to: previous.toName,
              })
            : t('first')}
        </p>
      </div>
    </div>
  )
}

/** What moved since the list was first looked at, or since that was last taken note of. */
function useMoved(now: ShiftChangeNow): [Moved | undefined, () => void] {
  const looked = useRef(now)
  const [, draw] = useState(0)
  return [
    movedSince(looked.current, now),
    () => {
      looked.current = now
      draw((n) => n + 1)
    },
  ]
}
