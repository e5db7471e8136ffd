import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { feeBase } from '#modules/money/fee-items/web/public.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { whichBarcode } from '../barcodes.ts'
import { type Checked, checkQuery } from './use-collecting.ts'

/** The three barcodes of a bill come one by one from a reader: a first one begins anew. */
const after = (held: readonly string[], code: string): string[] => {
  const first = held[0]
  const goesOn = first !== undefined && held.length < 3 && whichBarcode(first) === 'first'
  return goesOn && whichBarcode(code) !== 'first' ? [...held, code] : [code]
}

/** Whose a code is, typed or scanned, or why it is nobody's. */
export function CheckPanel() {
  const t = useTexts('collectingPage')
  const [held, setHeld] = useState<readonly string[]>([])
  const code = held.join(' ')
  const asked = useQuery({ ...checkQuery({ code }), enabled: code !== '' })
  return (
    <Panel title={t('check')} summary={t('checkLead')} pad="plain">
      <ScanField
        label={t('checkLabel')}
        placeholder={t('checkPlaceholder')}
        onScan={(scanned) => setHeld(after(held, scanned.slice(0, 80)))}
      />
      {code && (
        <Loaded of={asked} failed={t('checkFailed')} skeleton={['1fr']} rows={2}>
          {(checked) => <Found code={code} checked={checked} />}
        </Loaded>
      )}
    </Panel>
  )
}

function Found({ code, checked: { finding, expected, label, bill } }: { code: string; checked: Checked }) {
  const t = useTexts('collectingPage')
  const isGood = finding === 'given'
  return (
    <div role="status" className="lb-stack lb-gap-12">
      <p className="co-digits lb-break">{code}</p>
      {label && (
        <p>
          <HouseholdName label={label} size="title" />
        </p>
      )}
      {bill && (
        <p className="lb-stack lb-gap-4">
          <Link className="lb-link" to={`${feeBase(bill)}/detail/${bill.runId}/${bill.billId}` as string}>
            {bill.runName} {bill.number}
          </Link>
          <span className="lb-14 lb-quiet">
            {bill.isVoided
              ? t('billVoided')
              : t(bill.left > 0 ? 'billOpen' : 'billPaid', {
                  total: showMoney(bill.total),
                  left: showMoney(bill.left),
                  day: showDay(bill.dueOn),
                })}
          </span>
        </p>
      )}
      <Note tone={isGood ? 'plain' : 'wait'} icon={isGood ? 'check' : 'warn'}>
        {t(`finding_${finding}`, { expected: expected || '—' })}
      </Note>
    </div>
  )
}
