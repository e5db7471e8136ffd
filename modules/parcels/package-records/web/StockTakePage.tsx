import './room-texts.ts'
import './list-texts.ts'
import './stock-take.css'
import { useRef } from 'react'
import { usePackagesEvents, useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { sentencesOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ManualCodeButton } from '#platform/web/input/ManualCodeButton.tsx'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import '#platform/web/list/list.css'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { StockGroups } from './StockGroups.tsx'
import { usePackageActs } from './use-package-acts.tsx'
import { useStockTake } from './use-stock-take.ts'

/** Compares the shelves with the book: scan what lies there, see what differs, mend it. */
export function StockTakePage() {
  const t = useTexts('packageRoom')
  const list = useTexts('packageList')
  const records = useTexts('packageRecords')
  const options = useRegisterOptions()
  const field = useRef<{ focus: () => void; clear: () => void }>(null)
  const take = useStockTake()
  const acts = usePackageActs(take.compare)
  usePackagesEvents()
  useHotKey('Esc', 'packageRoom:takeEnd', () => void take.end(), {
    enabled: take.codes.length > 0 && take.chosen.length === 0,
  })
  const { chosen, position, result, error } = take
  const [one] = chosen
  const selected = [
    ...(position
      ? [
          {
            label: t('takeMoveHere', { position }),
            primary: true,
            act: () => void take.moveHere(chosen),
          },
        ]
      : []),
    { label: list('move'), act: () => acts.move(chosen) },
    { label: list('reprint'), act: () => acts.reprint(chosen) },
    ...(one && chosen.length === 1
      ? [
          { label: list('correct'), act: () => acts.ask('correct', one) },
          { label: list('lost'), act: () => acts.lose([one]), disabled: one.state !== 'waiting' },
        ]
      : []),
  ]
  return (
    <div className="lb-page lb-list-page">
      <div className="lb-page-head">
        <h1>{records('stockTake')}</h1>
        <p className="lb-quiet st-lead">{t('takeLead')}</p>
        {take.codes.length > 0 && (
          <Button className="lb-end" aria-keyshortcuts="Escape" onClick={() => void take.end()}>
            {t('takeEnd')} <Key keys="Esc" />
          </Button>
        )}
      </div>
      <div className="lb-line lb-wrap lb-below-12">
        <FilterSelect
          label={t('takePosition')}
          options={(options.data?.positions ?? []).map(({ name }) => ({ value: name, label: name }))}
          value={position || undefined}
          onChange={(next) => {
            take.choosePosition(next ?? '')
            field.current?.focus()
          }}
        />
        <div className="st-field">
          <ScanField
            ref={field}
            autoFocus
            label={t('takeScan')}
            placeholder={t('takeScan')}
            onScan={take.add}
          />
        </div>
        <ManualCodeButton onUse={take.add} />
        <b role="status">{t('takeScanned', { count: take.codes.length })}</b>
      </div>
      <section className="lb-panel lb-list st-list" aria-label={records('stockTake')}>
        <div className="lb-list-scroll">
          {error && (
            <ErrorState
              title={t('takeFailed')}
              text={sentencesOf(error, t('takeFailedText'))}
              retry={take.compare}
            />
          )}
          {!error && !result && <EmptyState icon="scan" title={t('takeStart')} text={t('takeStartText')} />}
          {!error && result && <StockGroups result={result} take={take} />}
        </div>
        {chosen.length > 0 && (
          <SelectionBar
            count={chosen.length}
            acts={acts.mayKeep ? selected : []}
            onClear={take.clearChosen}
          />
        )}
      </section>
      {acts.sheets}
    </div>
  )
}
