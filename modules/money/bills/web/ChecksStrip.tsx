import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Checks } from '../check-contract.ts'
import type { Run } from '../shapes.ts'
import { CheckDialog } from './CheckDialog.tsx'
import { checkNames, type CheckName, countOf } from './checks-of.ts'
import { GapsDialog } from './GapsDialog.tsx'
import { checksQuery } from './queries.ts'
import { RedraftDialog } from './RedraftDialog.tsx'

interface ChecksStripProps {
  run: Run
  onBill: (billId: string) => void
  /** The check that is looked at. */
  open: CheckName | undefined
  onOpen: (name: CheckName | undefined) => void
}

/** What is to be looked at before a draft is issued, check by check; each leads to what mends it. */
export function ChecksStrip(props: ChecksStripProps) {
  const t = useTexts('billChecks')
  const asked = useQuery(checksQuery(props.run.billBulkId, props.run.provider))
  return (
    <Loaded of={asked} failed={t('checksFailed')} skeleton={[120, 120, 120, '1fr']} rows={1}>
      {(checks) => <Strip {...props} checks={checks} />}
    </Loaded>
  )
}

function Strip({ run, checks, onBill, open, onOpen }: ChecksStripProps & { checks: Checks }) {
  const t = useTexts('billChecks')
  const found = checkNames.filter(
    (name) => countOf(checks, name) > 0 || (name === 'gaps' && checks.gaps.count > 0),
  )
  const close = () => onOpen(undefined)
  const goTo = (billId: string) => {
    close()
    onBill(billId)
  }
  if (!found.length)
    return (
      <div className="lb-below-12">
        <Note icon="check">{t('allClear')}</Note>
      </div>
    )
  return (
    <>
      <section className="lb-panel bi-strip" aria-label={t('checks')}>
        {found.map((name) => (
          <button key={name} type="button" onClick={() => onOpen(name)}>
            <span className="lb-14 lb-quiet">{t(`check_${name}`)}</span>
            <br />
            <b className={countOf(checks, name) > 0 ? 'lb-amber' : undefined}>{countOf(checks, name)}</b>{' '}
            {t(`unit_${name}`)}
          </button>
        ))}
      </section>
      {open === 'gaps' && <GapsDialog run={run} checks={checks} onBill={goTo} onClose={close} />}
      {open === 'stale' && <RedraftDialog run={run} onClose={close} />}
      {open && open !== 'gaps' && open !== 'stale' && (
        <CheckDialog name={open} checks={checks} onBill={goTo} onClose={close} />
      )}
    </>
  )
}
